interface Parts {
  readonly shown: () => number | undefined;
  readonly show: (unread: number) => void;
}

/** Which count of unread messages to show: a reply that was requested before the last push is older than that. */
export function createUnreadMessages({ shown, show }: Parts) {
  let pushes = 0;
  const isOlderThanPush = () => {
    const before = pushes;
    return () => pushes !== before;
  };
  function pushed(unread: number) {
    pushes += 1;
    if (shown() !== unread) show(unread);
  }
  return {
    pushed,
    /** Before a request; what it returns says whether a count was pushed since. */
    isOlderThanPush,
    /** Before a request that replies with the count; what it returns takes the reply's. */
    request() {
      const isOlder = isOlderThanPush();
      return (unread: number) => {
        if (!isOlder()) pushed(unread);
      };
    },
  };
}

export type UnreadMessages = ReturnType<typeof createUnreadMessages>;
