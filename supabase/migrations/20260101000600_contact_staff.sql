-- What the laboratory's staff does without SQL: messages that are held (in quarantine, or undeliverable) are listed in
-- the morning mail, each once, and let out or discarded there. Also: erasing one person, and limits in several steps.

-- ---------------------------------------------------------------------------------------------------------------
-- States

alter table contact.submissions
  -- The day whose morning mail named the message as held; null before, and again once it was let out.
  add column listed_day date,
  drop constraint submissions_suspicion_check,
  drop constraint submissions_status_check,
  drop constraint submissions_check,
  -- `incomplete`: it lacks what the site's own forms always send.
  add constraint submissions_suspicion_check check (suspicion in ('honeypot', 'too_fast', 'incomplete')),
  -- `discarded`: staff did not want it; it goes with the retention time.
  add constraint submissions_status_check check (status in ('accepted', 'quarantined', 'released', 'discarded')),
  add constraint submissions_check check (status in ('accepted', 'discarded') or suspicion is not null);

-- Every message that waits for somebody's decision, oldest first: `quarantined`, or `dead` (its mail was given up).
-- The one place that says what is held.
create view contact.held with (security_invoker = true) as
  select s.id, s.status as state, s.form_type, s.suspicion, s.received_at, s.payload, s.listed_day, null::text as last_error
  from contact.submissions s
  where s.status = 'quarantined'
  union all
  select s.id, 'dead', s.form_type, s.suspicion, s.received_at, s.payload, s.listed_day, o.last_error
  from contact.outbox o
  join contact.submissions s on s.id = o.submission_id
  where o.kind = 'submission' and o.status = 'dead'
  order by received_at;

-- ---------------------------------------------------------------------------------------------------------------
-- Decisions

-- Lets a held message out: it is mailed with the next drain. One in quarantine or discarded becomes a message like
-- any other; one that was given up gets fresh tries. True when there was something to let out.
create or replace function contact.release(p_id uuid)
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  v_outbox bigint;
begin
  update contact.submissions
  set status = case when suspicion is null then 'accepted' else 'released' end, listed_day = null
  where id = p_id and status in ('quarantined', 'discarded');
  if found then
    insert into contact.outbox (kind, submission_id) values ('submission', p_id);
    return true;
  end if;

  select o.id into v_outbox from contact.outbox o
  where o.submission_id = p_id and o.kind = 'submission' and o.status = 'dead';
  if v_outbox is null then
    return false;
  end if;
  update contact.submissions set listed_day = null where id = p_id;
  return contact.retry_dead(v_outbox) = 1;
end;
$$;

-- Takes a held message out of the way: it is neither mailed nor listed again. Until the retention time is over,
-- contact.release brings it back. True when there was one.
create function contact.discard(p_id uuid)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  if not exists (select from contact.held where id = p_id) then
    return false;
  end if;
  update contact.submissions set status = 'discarded', listed_day = null where id = p_id;
  delete from contact.outbox where submission_id = p_id and kind = 'submission' and status = 'dead';
  return true;
end;
$$;

-- What the page behind a link shows: the state of a message, and the message itself only while it is held. No row for
-- one that is not stored (any more).
create function contact.held_message(p_id uuid)
returns table (state text, form_type text, suspicion text, received_at timestamptz, payload jsonb)
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(h.state, case when s.status = 'discarded' then 'discarded' when o.status = 'sent' then 'sent' else 'pending' end),
         h.form_type, h.suspicion, h.received_at, h.payload
  from contact.submissions s
  left join contact.held h on h.id = s.id
  left join contact.outbox o on o.submission_id = s.id
  where s.id = p_id;
$$;

-- What a button on that page does: `release` or `discard`, with a message that is held and with no other. The row is
-- locked, so that of two buttons pressed at once one does something. True when it did.
create function contact.settle_held(p_id uuid, p_decision text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform from contact.submissions where id = p_id for update;
  if not exists (select from contact.held where id = p_id) then
    return false;
  end if;
  case p_decision
    when 'release' then return contact.release(p_id);
    when 'discard' then return contact.discard(p_id);
  end case;
end;
$$;

-- ---------------------------------------------------------------------------------------------------------------
-- The morning mail

-- Hours after which a message that is still on its way counts as trouble.
create function contact.overdue_hours() returns integer language sql immutable set search_path = '' as 'select 3';

-- Whether a message was named in a morning mail that was not given up itself.
create function contact.is_listed(p_day date)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (select from contact.outbox o where o.summary_day = p_day and o.status <> 'dead');
$$;

-- Queues the morning mail about one day (Istanbul time), each day once and on quiet days too: silence then means that
-- mail does not get through. It counts what was received and sent, what is held and how many messages have been on
-- their way for hours; it names what is held and was not named before, at most 50 of each kind, the others the next day.
create or replace function contact.queue_summary(p_day date)
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  v_from constant timestamptz := p_day::timestamp at time zone 'Europe/Istanbul';
  v_to constant timestamptz := (p_day + 1)::timestamp at time zone 'Europe/Istanbul';
  v_dead uuid[];
  v_quarantined uuid[];
begin
  if exists (select from contact.outbox where summary_day = p_day) then
    return false;
  end if;

  select array(select id from contact.held where state = 'dead' and not contact.is_listed(listed_day)
               order by received_at limit 50),
         array(select id from contact.held where state = 'quarantined' and not contact.is_listed(listed_day)
               order by received_at limit 50)
  into v_dead, v_quarantined;

  insert into contact.outbox (kind, summary_day, summary)
  select 'summary', p_day, jsonb_build_object(
    'received', (select count(*) from contact.submissions where received_at >= v_from and received_at < v_to),
    'sent', (select count(*) from contact.outbox
             where kind = 'submission' and sent_at >= v_from and sent_at < v_to),
    'pending', (select count(*) from contact.outbox where kind = 'submission' and status = 'pending'),
    'overdue', (select count(*) from contact.outbox
                where kind = 'submission' and status = 'pending'
                  and created_at < now() - make_interval(hours => contact.overdue_hours())),
    'deadCount', (select count(*) from contact.held where state = 'dead'),
    'dead', (select coalesce(jsonb_agg(contact.sender_of(s) order by s.received_at), '[]')
             from contact.submissions s where s.id = any (v_dead)),
    'quarantinedCount', (select count(*) from contact.held where state = 'quarantined'),
    'quarantined', (select coalesce(jsonb_agg(contact.sender_of(s) order by s.received_at), '[]')
                    from contact.submissions s where s.id = any (v_quarantined))
  )
  on conflict (summary_day) do nothing;
  if not found then
    return false;
  end if;

  update contact.submissions set listed_day = p_day where id = any (v_dead || v_quarantined);
  return true;
end;
$$;

-- ---------------------------------------------------------------------------------------------------------------
-- Erasing one person

-- An address as it is compared: without spaces around it, in small letters, those outside ASCII too.
create function contact.plain_email(p_email text)
returns text
language sql
immutable
set search_path = ''
as $$ select nullif(lower(btrim(p_email) collate "pg_c_utf8"), '') $$;

-- A telephone number as it is compared: its last ten digits, so that +90 and 0 in front make no difference.
-- Null where fewer than seven are written.
create function contact.plain_phone(p_phone text)
returns text
language sql
immutable
set search_path = ''
as $$
  select case when length(digits) >= 7 then right(digits, 10) end
  from (select regexp_replace(p_phone, '[^0-9]', '', 'g') as digits) d
$$;

-- Whether what stands in `p_entry` (a message, or an entry of a morning mail) is of the person with this address or
-- this telephone number.
create function contact.is_of(p_entry jsonb, p_email text, p_phone text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select coalesce(contact.plain_email(p_entry ->> 'email') = contact.plain_email(p_email), false)
      or coalesce(contact.plain_phone(p_entry ->> 'phone') = contact.plain_phone(p_phone), false)
$$;

-- Erases everything stored about a person: messages with their mails, and the entries in morning mails. Whoever wrote
-- under the address or the telephone number is meant; one of the two may be null. Returns how many messages.
create function contact.erase(p_email text, p_phone text default null)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  v_count integer;
begin
  if contact.plain_email(p_email) is null and contact.plain_phone(p_phone) is null then
    raise exception 'contact.erase needs an e-mail address, or a telephone number of at least seven digits';
  end if;

  delete from contact.submissions s where contact.is_of(s.payload, p_email, p_phone);
  get diagnostics v_count = row_count;

  update contact.outbox o
  set summary = o.summary || (
    select jsonb_object_agg(list.key, (
      select coalesce(jsonb_agg(entry), '[]')
      from jsonb_array_elements(list.value) entry
      where not contact.is_of(entry, p_email, p_phone)
    ))
    from jsonb_each(o.summary) list
    where jsonb_typeof(list.value) = 'array'
  )
  where o.summary is not null
    and exists (
      select from jsonb_each(o.summary) list, jsonb_array_elements(
        case when jsonb_typeof(list.value) = 'array' then list.value else '[]' end
      ) entry
      where contact.is_of(entry, p_email, p_phone)
    );
  return v_count;
end;
$$;

-- ---------------------------------------------------------------------------------------------------------------
-- Limits: of an address, of the network around it, of everybody together

-- Takes one token from each bucket of `[{"key", "burst", "perHour"}, …]`. Returns 0 when all had one, else the seconds
-- until the one that had none has it; then none is taken.
create function contact.take_tokens(p_buckets jsonb)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  v_bucket jsonb;
  v_taken text[] := '{}';
  v_wait integer;
begin
  for v_bucket in select jsonb_array_elements(p_buckets) loop
    v_wait := contact.take_token(
      v_bucket ->> 'key', (v_bucket ->> 'burst')::double precision, (v_bucket ->> 'perHour')::double precision
    );
    if v_wait > 0 then
      update contact.rate_buckets set tokens = tokens + 1 where client_hash = any (v_taken);
      return v_wait;
    end if;
    v_taken := v_taken || (v_bucket ->> 'key');
  end loop;
  return 0;
end;
$$;

-- Accepts one message, as contact.accept_submission and contact.accept_post did, with several buckets.
-- p_known_by: `id`, or `text` for forms that a browser posts by itself: those carry no id of their own, so what was
-- stored within the minute before with the same text and the same suspicion is a duplicate.
create function contact.accept_message(
  p_id uuid,
  p_form_type text,
  p_payload jsonb,
  p_payload_hash text,
  p_suspicion text,
  p_known_by text,
  p_buckets jsonb
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
  if p_known_by = 'text' then
    -- One message of this text at a time: a double click sends two side by side.
    perform pg_advisory_xact_lock(hashtextextended('contact.accept_post ' || p_payload_hash, 0));
    if exists (
      select from contact.submissions s
      where s.received_at > clock_timestamp() - interval '1 minute'
        and s.payload_hash = p_payload_hash
        and s.suspicion is not distinct from p_suspicion
    ) then
      return query select 'duplicate', 0;
      return;
    end if;
  end if;

  select s.payload_hash into v_stored_hash from contact.submissions s where s.id = p_id;

  if v_stored_hash is null then
    v_wait := contact.take_tokens(p_buckets);
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

-- The two calls of earlier versions of the function, for as long as one of them may run again.
create or replace function contact.accept_submission(
  p_id uuid, p_form_type text, p_payload jsonb, p_payload_hash text, p_suspicion text,
  p_client text, p_burst double precision, p_per_hour double precision
)
returns table (outcome text, retry_after integer)
language sql
security definer
set search_path = ''
as $$
  select a.outcome, a.retry_after from contact.accept_message(
    p_id, p_form_type, p_payload, p_payload_hash, p_suspicion, 'id',
    jsonb_build_array(jsonb_build_object('key', p_client, 'burst', p_burst, 'perHour', p_per_hour))
  ) a
$$;
create or replace function contact.accept_post(
  p_id uuid, p_form_type text, p_payload jsonb, p_payload_hash text, p_suspicion text,
  p_client text, p_burst double precision, p_per_hour double precision
)
returns table (outcome text, retry_after integer)
language sql
security definer
set search_path = ''
as $$
  select a.outcome, a.retry_after from contact.accept_message(
    p_id, p_form_type, p_payload, p_payload_hash, p_suspicion, 'text',
    jsonb_build_array(jsonb_build_object('key', p_client, 'burst', p_burst, 'perHour', p_per_hour))
  ) a
$$;

-- ---------------------------------------------------------------------------------------------------------------
-- The daily round

-- Forgets what the scheduler noted about its own runs (1,440 rows a day) after a week. Returns how many rows.
create function contact.purge_job_history()
returns integer
language plpgsql
set search_path = ''
as $$
declare
  v_count integer := 0;
begin
  if to_regclass('cron.job_run_details') is not null then
    execute $sql$delete from cron.job_run_details where coalesce(end_time, start_time) < now() - interval '7 days'$sql$;
    get diagnostics v_count = row_count;
  end if;
  return v_count;
end;
$$;

create or replace function contact.daily_round()
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform contact.purge();
  perform contact.queue_summary((now() at time zone 'Europe/Istanbul')::date - 1);
  begin
    perform contact.purge_job_history();
  exception when insufficient_privilege then
    -- The history is the scheduler's; where it may not be touched, mail matters more.
    raise notice 'contact.daily_round may not delete from cron.job_run_details';
  end;
end;
$$;

-- ---------------------------------------------------------------------------------------------------------------
-- Rights: the function's role gets three more calls and still sees no table.

revoke all on all tables in schema contact from public;
revoke all on all functions in schema contact from public;

do $$
declare
  v_role text;
begin
  foreach v_role in array array['anon', 'authenticated', 'service_role'] loop
    if exists (select from pg_roles where rolname = v_role) then
      execute format('revoke all on all tables in schema contact from %I', v_role);
      execute format('revoke all on all functions in schema contact from %I', v_role);
    end if;
  end loop;
end;
$$;

grant execute on function
  contact.accept_message(uuid, text, jsonb, text, text, text, jsonb),
  contact.held_message(uuid),
  contact.settle_held(uuid, text)
to contact_function;
