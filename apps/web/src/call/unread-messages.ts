interface Player {
  readonly id: number;
  readonly unread_messages: number;
}

/** Which count of unread messages to show: a reply that was requested before the last push is older than that. */
export function createUnreadMessages(
  shown: () => Player | undefined,
  change: (count: Pick<Player, 'unread_messages'>) => void,
) {
  let pushes = 0;
  function pushed(unread: number) {
    pushes += 1;
    if (shown()?.unread_messages !== unread) change({ unread_messages: unread });
  }
  return {
    pushed,
    /** Before a request for the profile; what it returns keeps a count that was pushed since in the reply. */
    requestProfile() {
      const before = pushes;
      return <Profile extends Player>(profile: Profile): Profile => {
        const player = shown();
        if (pushes === before || player?.id !== profile.id) return profile;
        return { ...profile, unread_messages: player.unread_messages };
      };
    },
    /** Before a request that replies with the count; what it returns takes the reply's. */
    request() {
      const before = pushes;
      return (unread: number) => {
        if (pushes === before) pushed(unread);
      };
    },
  };
}

export type UnreadMessages = ReturnType<typeof createUnreadMessages>;
