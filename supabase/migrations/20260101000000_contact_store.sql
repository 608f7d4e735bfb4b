-- The private store of the two forms, and the one way into it. A message goes
-- contact.accept → contact.claim → contact.record_sent or contact.record_failure.
-- Nothing here is reachable through the project's public API; the function connects as `contact_function`.

create schema contact;
revoke all on schema contact from public;

create table contact.submissions (
  id uuid primary key,
  form_type text not null check (form_type in ('contact', 'info_request')),
  payload jsonb not null,
  -- SHA-256 of the message in hex: tells a retry from another message under the same id.
  payload_hash text not null check (payload_hash ~ '^[0-9a-f]{64}$'),
  -- SHA-256 of what was written into the message field; null where that is too short to tell anything.
  text_hash text check (text_hash ~ '^[0-9a-f]{64}$'),
  -- HMAC of the sender's address; the address itself is stored nowhere, and the daily purge forgets the HMAC once it is a day old.
  sender text,
  -- Why the message looks like a robot's; null when it does not. It is mailed all the same, and marked.
  suspicion text check (suspicion in ('honeypot', 'too_fast', 'incomplete', 'links', 'repeated')),
  received_at timestamptz not null default clock_timestamp()
);
create index submissions_received_at on contact.submissions (received_at);
create index submissions_sender on contact.submissions (sender, received_at);
create index submissions_text on contact.submissions (text_hash, received_at);

-- One mail to send: of a message, or the daily summary about a day.
create table contact.outbox (
  id bigint generated always as identity primary key,
  submission_id uuid unique references contact.submissions (id) on delete cascade,
  summary_day date unique,
  status text not null default 'pending' check (status in ('pending', 'sent', 'given_up')),
  failures integer not null default 0,
  next_attempt_at timestamptz not null default clock_timestamp(),
  -- While `leased_until` lies ahead, one worker owns the row; `lease` is its proof.
  lease uuid,
  leased_until timestamptz,
  -- Five days after this the mail is given up.
  queued_at timestamptz not null default clock_timestamp(),
  -- When it was sent or given up.
  settled_at timestamptz,
  provider_id text,
  -- The mail server's words, never the visitor's.
  last_error text,
  check (num_nonnulls(submission_id, summary_day) = 1)
);
create index outbox_due on contact.outbox (next_attempt_at) where status = 'pending';

-- When the scheduler called last; one row.
create table contact.heartbeat (
  one boolean primary key default true check (one),
  last_drain_at timestamptz
);
insert into contact.heartbeat default values;

alter table contact.submissions enable row level security;
alter table contact.outbox enable row level security;
alter table contact.heartbeat enable row level security;

-- Seconds until one more message fits into a limit of so many an hour; 0 when it does. Counts the stored messages of one
-- sender (null: of everybody), and of these only the suspicious or only the other ones (null: both).
create function contact.wait_for_room(p_per_hour integer, p_sender text, p_suspicious boolean)
returns integer
language sql
stable
set search_path = ''
as $$
  select coalesce(max(greatest(ceil(extract(epoch from
    full_since.received_at + interval '1 hour' - clock_timestamp())), 1)), 0)::integer
  from (
    select s.received_at
    from contact.submissions s
    where s.received_at > clock_timestamp() - interval '1 hour'
      and (p_sender is null or s.sender = p_sender)
      and (p_suspicious is null or (s.suspicion is not null) = p_suspicious)
    order by s.received_at desc
    offset greatest(p_per_hour - 1, 0)
    limit 1
  ) full_since
$$;

-- Accepts one message: in one call and one transaction the limits, the message and the mail to send.
-- p_known_by: `id`, or `text` for forms that a browser posts by itself: those carry no id of their own, so the same
-- message within a minute is a duplicate. A duplicate costs nothing of any limit, so that retries after lost answers
-- never run into one.
-- outcome: accepted | duplicate (same id, same message) | conflict (same id, another message) | limited.
create function contact.accept(
  p_id uuid,
  p_form_type text,
  p_payload jsonb,
  p_payload_hash text,
  p_text_hash text,
  p_suspicion text,
  p_known_by text,
  p_sender text,
  p_per_hour integer,
  p_total_per_hour integer
)
returns table (outcome text, retry_after integer)
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_stored_hash text;
  v_suspicion text := p_suspicion;
  v_share integer := p_total_per_hour;
  v_wait integer;
begin
  -- One acceptance at a time: limits count what is stored, and a double click sends two side by side.
  perform pg_advisory_xact_lock(hashtextextended('contact.accept', 0));

  select s.payload_hash into v_stored_hash from contact.submissions s where s.id = p_id;
  if v_stored_hash is not null then
    return query select case when v_stored_hash = p_payload_hash then 'duplicate' else 'conflict' end, 0;
    return;
  end if;
  if p_known_by = 'text' and exists (
    select from contact.submissions s
    where s.received_at > clock_timestamp() - interval '1 minute' and s.payload_hash = p_payload_hash
  ) then
    return query select 'duplicate', 0;
    return;
  end if;

  if v_suspicion is null and exists (
    select from contact.submissions s
    where s.text_hash = p_text_hash and s.sender <> p_sender
      and s.received_at > clock_timestamp() - interval '1 day'
  ) then
    v_suspicion := 'repeated';
  end if;

  -- Robots have a share of their own. Of the other one, half is kept for senders who have not written in this hour.
  if v_suspicion is not null or exists (
    select from contact.submissions s
    where s.sender = p_sender and s.received_at > clock_timestamp() - interval '1 hour'
  ) then
    v_share := ceil(p_total_per_hour / 2.0);
  end if;
  v_wait := greatest(
    contact.wait_for_room(p_per_hour, p_sender, null),
    contact.wait_for_room(v_share, null, v_suspicion is not null)
  );
  if v_wait > 0 then
    return query select 'limited', v_wait;
    return;
  end if;

  insert into contact.submissions (id, form_type, payload, payload_hash, text_hash, sender, suspicion)
  values (p_id, p_form_type, p_payload, p_payload_hash, p_text_hash, p_sender, v_suspicion);
  insert into contact.outbox (submission_id) values (p_id);
  return query select 'accepted', 0;
end;
$$;
