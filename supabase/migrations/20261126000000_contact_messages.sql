-- The private store of the two forms. A message goes
-- contact.accept → contact.claim → contact.record_sent or contact.record_failure.
-- Nothing here is reachable through the project's public API; the function connects as `contact_function`.

create schema contact;
revoke all on schema contact from public;

create table contact.submissions (
  id uuid primary key,
  payload jsonb not null,
  -- HMACs of the sender's address and network; no address is stored. Cleared by contact.purge within a day.
  sender text,
  network text,
  -- Why the message looks automated; null if it does not. Such messages are mailed too, and marked.
  suspicion text check (suspicion in ('honeypot', 'too_fast', 'incomplete', 'links')),
  received_at timestamptz not null default clock_timestamp()
);
create index submissions_received_at on contact.submissions (received_at);
create index submissions_network on contact.submissions (network, received_at);

-- One mail to one recipient: a message, or the daily summary of a day.
create table contact.outbox (
  id bigint generated always as identity primary key,
  submission_id uuid references contact.submissions (id) on delete cascade,
  summary_day date,
  -- Position of the recipient in MAIL_TO, from 1 on: a waiting mail goes to the address currently at that
  -- position.
  recipient integer not null,
  status text not null default 'pending' check (status in ('pending', 'sent', 'given_up', 'settled')),
  failures integer not null default 0,
  next_attempt_at timestamptz not null default clock_timestamp(),
  -- While `leased_until` is in the future, one worker owns the row; `lease` identifies it.
  lease uuid,
  leased_until timestamptz,
  -- The mail is given up five days after this.
  queued_at timestamptz not null default clock_timestamp(),
  -- When the mail was sent or given up; settled is one that was given up and that the owner has seen to.
  settled_at timestamptz,
  provider_id text,
  -- The mail server's response; never contains the visitor's text.
  last_error text,
  check (num_nonnulls(submission_id, summary_day) = 1),
  unique (submission_id, recipient),
  unique (summary_day, recipient)
);
create index outbox_due on contact.outbox (next_attempt_at) where status = 'pending';
create index outbox_provider_id on contact.outbox (provider_id);
create index outbox_settled_at on contact.outbox (settled_at);

-- Time of the scheduler's last call; one row.
create table contact.heartbeat (
  one boolean primary key default true check (one),
  last_drain_at timestamptz
);
insert into contact.heartbeat default values;

alter table contact.submissions enable row level security;
alter table contact.outbox enable row level security;
alter table contact.heartbeat enable row level security;

-- Seconds until a limit for a time allows one more message; 0 if it does now. Counts stored messages of a
-- sender, a network, and of suspicious or other ones; null counts all.
create function contact.wait_for_room(
  p_limit integer, p_time interval, p_sender text, p_network text, p_suspicious boolean
)
returns integer
language sql
stable
set search_path = ''
as $$
  select coalesce(max(greatest(ceil(extract(epoch from
    full_since.received_at + p_time - clock_timestamp())), 1)), 0)::integer
  from (
    select s.received_at
    from contact.submissions s
    where s.received_at > clock_timestamp() - p_time
      and (p_sender is null or s.sender = p_sender)
      and (p_network is null or s.network = p_network)
      and (p_suspicious is null or (s.suspicion is not null) = p_suspicious)
    order by s.received_at desc
    offset greatest(p_limit - 1, 0)
    limit 1
  ) full_since
$$;

-- Accepts one message: checks the limits and stores the message with a mail to each recipient, in one
-- transaction.
-- p_posted: posted by a browser without scripts and therefore without an id; the same message within a minute
-- is a duplicate. Duplicates do not count towards limits, so a retry after a lost response is never refused.
-- p_per_day: mails that the provider takes in a day.
-- p_deadline: by this clock; after it the caller has reported a failure, so nothing is stored.
-- outcome: accepted | duplicate (same id, same message) | conflict (same id, another message) | limited.
create function contact.accept(
  p_id uuid,
  p_payload jsonb,
  p_suspicion text,
  p_posted boolean,
  p_sender text,
  p_network text,
  p_recipients integer,
  p_per_hour integer,
  p_total_per_hour integer,
  p_per_day integer,
  p_deadline timestamptz
)
returns table (outcome text, retry_after integer)
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_is_same boolean;
  v_share integer := p_total_per_hour;
  v_wait integer;
begin
  -- One acceptance at a time: limits count stored rows, and a double click sends two requests at once.
  perform pg_advisory_xact_lock(hashtextextended('contact.accept', 0));

  select s.payload = p_payload into v_is_same from contact.submissions s where s.id = p_id;
  if v_is_same is not null then
    return query select case when v_is_same then 'duplicate' else 'conflict' end, 0;
    return;
  end if;
  if p_posted and exists (
    select from contact.submissions s
    where s.received_at > clock_timestamp() - interval '1 minute' and s.payload = p_payload
  ) then
    return query select 'duplicate', 0;
    return;
  end if;

  -- Suspicious messages have their own limit. Half of the other limit is reserved for networks that have not
  -- sent anything in this hour.
  if p_suspicion is not null or exists (
    select from contact.submissions s
    where s.network = p_network and s.received_at > clock_timestamp() - interval '1 hour'
  ) then
    v_share := ceil(p_total_per_hour / 2.0);
  end if;
  v_wait := greatest(
    contact.wait_for_room(p_per_hour, '1 hour', p_sender, null, null),
    -- For a single network a third of the hour's messages and a quarter of the day's mails, so that others still
    -- get through. A network's HMAC is kept for 23 hours.
    contact.wait_for_room(ceil(p_total_per_hour / 3.0)::integer, '1 hour', null, p_network, null),
    contact.wait_for_room(p_per_day / p_recipients / 4, '23 hours', null, p_network, null),
    contact.wait_for_room(v_share, '1 hour', null, null, p_suspicion is not null)
  );
  if v_wait > 0 then
    return query select 'limited', v_wait;
    return;
  end if;

  insert into contact.submissions (id, payload, sender, network, suspicion)
  values (p_id, p_payload, p_sender, p_network, p_suspicion);
  insert into contact.outbox (submission_id, recipient) select p_id, n from generate_series(1, p_recipients) n;
  -- Checked last, because any statement above may have waited for a lock.
  if clock_timestamp() > p_deadline then
    raise exception 'too late to accept a message' using errcode = 'query_canceled';
  end if;
  return query select 'accepted', 0;
end;
$$;
