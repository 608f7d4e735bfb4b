-- What becomes of a mail that was handed over: sent, failed, come back.

-- Reopens what came back under a provider's id. With a second way it goes there at once; without one, or when it came back
-- from there, it is dead: staff are told, and it is tried again after successes, at growing pauses.
create function contact.reopen(p_provider_id text, p_reason text, p_second boolean)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  v_count integer;
begin
  update contact.outbox
  set status = case when p_second and way = 1 then 'pending' else 'dead' end,
      died_at = case when p_second and way = 1 then null else clock_timestamp() end,
      revivals = case when p_second and way = 1 then revivals else greatest(revivals, 1) end,
      way = case when p_second and way = 1 then 2 else 1 end,
      promoted = p_second,
      round = round + 1, attempts = 0, failures = 0, next_attempt_at = clock_timestamp(),
      lease = null, leased_until = null, provider_id = null, sent_at = null, digest_id = null,
      last_error = left('came back: ' || p_reason, 500)
  where provider_id = p_provider_id and status = 'sent' and kind <> 'digest';
  get diagnostics v_count = row_count;
  update contact.outbox set status = 'dissolved', provider_id = null
  where provider_id = p_provider_id and kind = 'digest';
  update contact.mail_events set applied = true where provider_id = p_provider_id and v_count > 0;
  return v_count;
end;
$$;

-- Gives dead mails one more try each, now that mail goes out: the first time at once, then 1, 2, 4 … 24 hours after their
-- last, ten times in all.
create function contact.revive()
returns void
language sql
set search_path = ''
as $$
  update contact.outbox
  set status = 'pending', attempts = greatest(least(attempts, 20) - 1, 0), revivals = revivals + 1,
      next_attempt_at = clock_timestamp(), died_at = null
  where id in (
    select o.id
    from contact.outbox o
    where o.status = 'dead' and o.revivals < 10
      and (o.revivals = 0
        or coalesce(o.died_at, o.created_at)
          <= clock_timestamp() - make_interval(hours => least(power(2, o.revivals - 1), 24)::integer))
    limit 20
    for update skip locked
  );
$$;

-- A sent mail is recorded even when its lease had run out meanwhile: it must not be sent again. A digest's messages are
-- sent with it.
create or replace function contact.mark_sent(p_id bigint, p_provider_id text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_provider_id constant text := left(p_provider_id, 200);
  v_event record;
  v_way smallint;
  v_members bigint[];
begin
  update contact.outbox
  set status = 'sent', sent_at = clock_timestamp(), provider_id = v_provider_id,
      lease = null, leased_until = null, last_error = null, failures = 0, died_at = null
  where id = p_id and status <> 'sent'
  returning way, members into v_way, v_members;
  if not found then
    return;
  end if;

  if v_members is not null then
    update contact.outbox
    set status = 'sent', sent_at = clock_timestamp(), provider_id = v_provider_id, way = v_way,
        lease = null, leased_until = null, last_error = null, failures = 0, died_at = null
    where id = any (v_members) and status <> 'sent';
  end if;

  update contact.ways
  set failures = 0, last_success_at = clock_timestamp()
  where way = v_way
    and (failures > 0 or last_success_at is null or last_success_at < clock_timestamp() - interval '1 second');
  perform contact.revive();

  -- The provider may have said that it came back before this was recorded.
  for v_event in
    select e.reason, e.second from contact.mail_events e
    where e.provider_id = v_provider_id and not e.applied limit 1
  loop
    perform contact.reopen(v_provider_id, v_event.reason, v_event.second);
  end loop;
end;
$$;

-- Records a failed try. p_class says whose fault it was:
-- * message: the server takes this mail and no other amiss. Counts; after p_max_attempts tries the mail is dead.
-- * unconfirmed: the whole mail was handed over and nobody said that it was taken. Counts like five tries, with long
--   pauses, since each may have become a copy in the mailbox.
-- * recipient: the laboratory's address was refused. Does not count; takes the second way at once, or else pauses the way.
-- * system: everything else. Does not count.
-- Pauses double, from p_base_seconds: up to 720 times that (six hours) where the try counts, else 30 times (a quarter of an
-- hour). p_wait_seconds is what the server asked for (Retry-After). With p_pauses_way the whole way pauses.
-- Returns the new status, or null when the lease had passed to somebody else.
create function contact.mail_failed(
  p_id bigint,
  p_lease uuid,
  p_class text,
  p_error text,
  p_wait_seconds double precision default 0,
  p_pauses_way boolean default false,
  p_second boolean default false,
  p_base_seconds double precision default 30,
  p_max_attempts integer default 20
)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_mail contact.outbox;
  v_wait constant double precision := least(greatest(p_wait_seconds, 0), 21600);
  -- A recipient that is refused is refused with every mail; with a second way each is to go there at once.
  v_pauses_way constant boolean := p_pauses_way or (p_class = 'recipient' and not p_second);
  v_attempts integer;
  v_pause double precision;
  v_promote boolean;
begin
  select * into v_mail from contact.outbox o
  where o.id = p_id and o.status = 'pending' and o.lease = p_lease for update;
  if not found then
    return null;
  end if;

  -- A mail that did not go out costs nothing of the budget.
  update contact.ways w
  set hour_count = greatest(w.hour_count - 1, 0),
      failures = w.failures + case when v_pauses_way and w.paused_until <= clock_timestamp() then 1 else 0 end,
      paused_until = case when v_pauses_way then greatest(w.paused_until, clock_timestamp() + make_interval(
        secs => greatest(v_wait, p_base_seconds * least(power(2, least(w.failures, 20)), 30)))) else w.paused_until end
  where w.way = v_mail.way;

  if v_mail.kind = 'digest' and p_class = 'message' then
    perform contact.dissolve(p_id);
    return 'dissolved';
  end if;

  v_attempts := case p_class
    when 'message' then v_mail.attempts
    when 'unconfirmed' then v_mail.attempts + 4
    else greatest(v_mail.attempts - 1, 0) end;
  v_pause := case p_class
    when 'message' then least(power(2, least(v_attempts - 1, 20)), 720)
    when 'unconfirmed' then least(20 * power(2, v_attempts / 5 - 1), 720)
    else least(power(2, least(v_mail.failures, 20)), 30) end * p_base_seconds;
  v_promote := p_second and not v_mail.promoted and (p_class = 'recipient' or v_attempts >= p_max_attempts);

  if v_mail.kind = 'digest' and v_attempts >= p_max_attempts and not v_promote then
    perform contact.dissolve(p_id);
    return 'dissolved';
  end if;

  update contact.outbox
  set status = case when v_promote or v_attempts < p_max_attempts then 'pending' else 'dead' end,
      died_at = case when v_promote or v_attempts < p_max_attempts then null else clock_timestamp() end,
      attempts = case when v_promote then 0 else v_attempts end,
      failures = v_mail.failures + 1,
      promoted = v_mail.promoted or v_promote,
      -- From then on it goes by turns.
      way = case when p_second and (v_promote or v_mail.promoted) then 3 - v_mail.way else v_mail.way end,
      next_attempt_at = clock_timestamp()
        + make_interval(secs => case when v_promote then 0 else greatest(v_pause, v_wait) end),
      lease = null, leased_until = null, last_error = left(p_error, 500)
  where id = p_id;
  return (select o.status from contact.outbox o where o.id = p_id);
end;
$$;
