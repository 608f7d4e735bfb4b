-- The private store of the two forms: what was accepted, and what is still to be mailed.
-- Nothing here is reachable through the project's public API; the function connects as `contact_function`.

create schema contact;
revoke all on schema contact from public;

create table contact.submissions (
  id uuid primary key,
  form_type text not null check (form_type in ('contact', 'info_request')),
  payload jsonb not null,
  -- SHA-256 of the message in hex: tells a retry from another message under the same id.
  payload_hash text not null check (payload_hash ~ '^[0-9a-f]{64}$'),
  -- Why the message looked like a robot's; null when it did not. Kept after a release.
  suspicion text check (suspicion in ('honeypot', 'too_fast')),
  status text not null check (status in ('accepted', 'quarantined', 'released')),
  received_at timestamptz not null default now(),
  check (status = 'accepted' or suspicion is not null)
);
create index submissions_received_at on contact.submissions (received_at);

create table contact.outbox (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('submission', 'summary')),
  submission_id uuid unique references contact.submissions (id) on delete cascade,
  -- Only for summaries: the day in Istanbul, and what to say about it.
  summary_day date unique,
  summary jsonb,
  status text not null default 'pending' check (status in ('pending', 'sent', 'dead')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  -- While `leased_until` lies ahead, one worker owns the row; `lease` is its proof.
  lease uuid,
  leased_until timestamptz,
  sent_at timestamptz,
  provider_id text,
  -- The mail server's words, never the visitor's.
  last_error text,
  created_at timestamptz not null default now(),
  check ((kind = 'submission' and submission_id is not null) or (kind = 'summary' and summary_day is not null))
);
create index outbox_due on contact.outbox (next_attempt_at) where status = 'pending';
create index outbox_leased on contact.outbox (leased_until) where status = 'pending' and leased_until is not null;

create table contact.rate_buckets (
  -- HMAC of the client's address; the address itself is stored nowhere.
  client_hash text primary key,
  tokens double precision not null,
  refilled_at timestamptz not null
);

alter table contact.submissions enable row level security;
alter table contact.outbox enable row level security;
alter table contact.rate_buckets enable row level security;

-- Takes one token from the client's bucket. Returns 0 when it was there, else the seconds until there is one.
create function contact.take_token(p_client text, p_burst double precision, p_per_hour double precision)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  v_rate constant double precision := greatest(p_per_hour, 0.001) / 3600;
  v_tokens double precision;
begin
  insert into contact.rate_buckets as bucket (client_hash, tokens, refilled_at)
  values (p_client, p_burst - 1, clock_timestamp())
  on conflict (client_hash) do update
    set tokens = least(
          p_burst,
          bucket.tokens + v_rate * greatest(extract(epoch from clock_timestamp() - bucket.refilled_at), 0)
        ) - 1,
        refilled_at = clock_timestamp()
    where least(
          p_burst,
          bucket.tokens + v_rate * greatest(extract(epoch from clock_timestamp() - bucket.refilled_at), 0)
        ) >= 1
  returning tokens into v_tokens;

  if found then
    return 0;
  end if;

  select bucket.tokens + v_rate * greatest(extract(epoch from clock_timestamp() - bucket.refilled_at), 0)
  into v_tokens
  from contact.rate_buckets as bucket
  where bucket.client_hash = p_client;
  return least(greatest(ceil((1 - v_tokens) / v_rate), 1), 86400)::integer;
end;
$$;

-- Accepts one message: in one call and one transaction the rate limit, the message and the mail to send.
-- outcome: accepted | duplicate (same id, same message) | conflict (same id, another message) | limited.
-- A duplicate costs no token, so that retries after lost answers never run into the limit.
create function contact.accept_submission(
  p_id uuid,
  p_form_type text,
  p_payload jsonb,
  p_payload_hash text,
  p_suspicion text,
  p_client text,
  p_burst double precision,
  p_per_hour double precision
)
returns table (outcome text, retry_after integer)
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_stored_hash text;
  v_wait integer;
begin
  select s.payload_hash into v_stored_hash from contact.submissions s where s.id = p_id;

  if v_stored_hash is null then
    v_wait := contact.take_token(p_client, p_burst, p_per_hour);
    if v_wait > 0 then
      return query select 'limited', v_wait;
      return;
    end if;

    insert into contact.submissions (id, form_type, payload, payload_hash, suspicion, status)
    values (
      p_id, p_form_type, p_payload, p_payload_hash, p_suspicion,
      case when p_suspicion is null then 'accepted' else 'quarantined' end
    )
    on conflict (id) do nothing;

    if found then
      if p_suspicion is null then
        insert into contact.outbox (kind, submission_id) values ('submission', p_id);
      end if;
      return query select 'accepted', 0;
      return;
    end if;

    -- The same id was stored by a call running beside this one; it is committed by now.
    select s.payload_hash into v_stored_hash from contact.submissions s where s.id = p_id;
  end if;

  return query select case when v_stored_hash = p_payload_hash then 'duplicate' else 'conflict' end, 0;
end;
$$;

-- Hands out due mails, oldest first, each with a lease. All workers together never hold more than
-- p_in_flight leases. A try counts when it is handed out, so that a mail whose worker dies each time ends too.
create function contact.claim_outbox(
  p_in_flight integer,
  p_lease_seconds double precision,
  p_max_attempts integer default 20
)
returns table (
  id bigint, lease uuid, kind text, attempts integer,
  submission_id uuid, form_type text, payload jsonb, received_at timestamptz,
  summary_day date, summary jsonb
)
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_free integer;
begin
  -- One claim at a time: counting leases and taking more must not interleave. Held for this short statement only.
  perform pg_advisory_xact_lock(hashtextextended('contact.claim_outbox', 0));

  update contact.outbox o
  set status = 'dead', lease = null, leased_until = null,
      last_error = coalesce(o.last_error, 'the worker ended during the last try')
  where o.status = 'pending' and o.leased_until <= clock_timestamp() and o.attempts >= p_max_attempts;

  select p_in_flight - count(*) into v_free
  from contact.outbox o
  where o.status = 'pending' and o.leased_until > clock_timestamp();

  return query
  with due as (
    select o.id
    from contact.outbox o
    where o.status = 'pending'
      and o.next_attempt_at <= clock_timestamp()
      and (o.leased_until is null or o.leased_until <= clock_timestamp())
    order by o.next_attempt_at
    limit greatest(v_free, 0)
    for update skip locked
  ), claimed as (
    update contact.outbox o
    set lease = gen_random_uuid(),
        leased_until = clock_timestamp() + make_interval(secs => p_lease_seconds),
        attempts = o.attempts + 1
    from due
    where o.id = due.id
    returning o.*
  )
  select c.id, c.lease, c.kind, c.attempts, c.submission_id, s.form_type, s.payload, s.received_at,
         c.summary_day, c.summary
  from claimed c
  left join contact.submissions s on s.id = c.submission_id;
end;
$$;

-- A sent mail is recorded even when its lease had run out meanwhile: it must not be sent again.
create function contact.mark_sent(p_id bigint, p_provider_id text)
returns void
language sql
security definer
set search_path = ''
as $$
  update contact.outbox
  set status = 'sent', sent_at = clock_timestamp(), provider_id = left(p_provider_id, 200),
      lease = null, leased_until = null, last_error = null
  where id = p_id and status <> 'sent';
$$;

-- A failed try waits p_base_seconds * 2^n, at most six hours; after p_max_attempts tries the mail is dead.
-- Returns the new status, or null when the lease had passed to somebody else.
create function contact.mark_failed(
  p_id bigint,
  p_lease uuid,
  p_error text,
  p_base_seconds double precision default 30,
  p_max_attempts integer default 20
)
returns text
language sql
security definer
set search_path = ''
as $$
  update contact.outbox
  set status = case when attempts >= p_max_attempts then 'dead' else 'pending' end,
      next_attempt_at = clock_timestamp()
        + make_interval(secs => least(p_base_seconds * power(2, attempts - 1), 21600)),
      lease = null, leased_until = null, last_error = left(p_error, 500)
  where id = p_id and status = 'pending' and lease = p_lease
  returning status;
$$;
