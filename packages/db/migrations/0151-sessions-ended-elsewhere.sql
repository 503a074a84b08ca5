-- A session that its player ended from another one, which is not the same as signing out of it.

alter table session drop constraint session_end_reason_check;
alter table session add constraint session_end_reason_check check (
  end_reason in (
    'signed-out', 'ended-elsewhere', 'password-reset', 'password-changed', 'second-step', 'blocked', 'token-reused',
    'excluded'
  )
);
