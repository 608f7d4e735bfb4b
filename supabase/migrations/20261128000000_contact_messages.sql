-- The private store of the two forms. A message goes
-- contact.accept → contact.claim → contact.record_sent or contact.record_failure.
-- Nothing here is reachable through the project's public API; the function connects as `contact_function`.

create schema contact;
revoke all on schema contact from public;

create table contact.submissions (
  id uuid primary key,
  payload jsonb not null,
  -- HMACs of the sender's address and network; no address is stored. Cleared by contact.note_drain within a day.
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
  -- Whether the mail server has refused it for good, which shows that the server can be reached.
  is_refused boolean not null default false,
  -- While `leased_until` is in the future, one worker owns the row; `lease` identifies it. Null if no worker has
  -- tried it yet.
  lease uuid,
  leased_until timestamptz,
  -- The mail is given up five days after this.
  queued_at timestamptz not null default clock_timestamp(),
  -- When the mail was sent or given up; settled is one that was not sent and that the owner has seen to.
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

-- Time of the scheduler's last call, and the days for which the function had messages kept then; one row.
create table contact.heartbeat (
  one boolean primary key default true check (one),
  last_drain_at timestamptz,
  retention_days integer
);

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
    offset p_limit - 1
    limit 1
  ) full_since
$$;

-- Accepts one message: checks the limits and stores the message with a mail to each recipient, in one
-- transaction.
-- p_id: of the form as it was filled in, by which a message sent again is a duplicate; null from a browser without
-- scripts, where the same message within a minute is one. Duplicates do not count towards limits, so a retry after
-- a lost response is never refused.
-- p_per_day: mails that the provider takes in a day.
-- p_deadline: by this clock; after it the caller has reported a failure, so nothing is stored.
create function contact.accept(
  p_id uuid,
  p_payload jsonb,
  p_suspicion text,
  p_sender text,
  p_network text,
  p_recipients integer,
  p_per_hour integer,
  p_total_per_hour integer,
  p_per_day integer,
  p_deadline timestamptz
)
returns table (outcome text, stored_id uuid, retry_after integer)
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_id uuid;
  -- The text was changed before it was sent again: another message, which may be sent again, too.
  v_changed_id constant uuid := md5(p_id::text || p_payload::text)::uuid;
  v_share integer := p_total_per_hour;
  v_wait integer;
begin
  -- One acceptance at a time: limits count stored rows, and a double click sends two requests at once.
  perform pg_advisory_xact_lock(hashtextextended('contact.accept', 0));

  select s.id into v_id from contact.submissions s
  where s.payload = p_payload
    and (s.id in (p_id, v_changed_id) or p_id is null and s.received_at > clock_timestamp() - interval '1 minute')
  limit 1;
  if found then
    return query select 'duplicate', v_id, 0;
    return;
  end if;
  v_id := case when exists (select from contact.submissions s where s.id = p_id) then v_changed_id
    else coalesce(p_id, gen_random_uuid()) end;

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
    contact.wait_for_room(greatest(p_per_day / p_recipients / 4, 1), '23 hours', null, p_network, null),
    contact.wait_for_room(v_share, '1 hour', null, null, p_suspicion is not null),
    -- So that a flood of many networks closes the forms for a day at most, and not by filling the disk.
    contact.wait_for_room(v_share * 4, '1 day', null, null, p_suspicion is not null)
  );
  if v_wait > 0 then
    return query select 'limited', null::uuid, v_wait;
    return;
  end if;

  insert into contact.submissions (id, payload, sender, network, suspicion)
  values (v_id, p_payload, p_sender, p_network, p_suspicion);
  insert into contact.outbox (submission_id, recipient) select v_id, n from generate_series(1, p_recipients) n;
  -- Checked last, because any statement above may have waited for a lock.
  if clock_timestamp() > p_deadline then
    raise exception 'too late to accept a message' using errcode = 'query_canceled';
  end if;
  return query select 'accepted', v_id, 0;
end;
$$;
