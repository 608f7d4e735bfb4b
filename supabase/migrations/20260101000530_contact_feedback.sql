-- What comes from outside after a mail has gone: the provider's events, the scheduler's pulse, a monitor's question.

-- Records an event of the mail provider: a mail came back or was never delivered. The same event counts once.
-- Returns reopened | waiting (no mail has this id yet) | known.
create function contact.mail_returned(p_event text, p_provider_id text, p_reason text, p_second boolean)
returns text
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from contact.mail_events where received_at < now() - interval '30 days';
  insert into contact.mail_events (id, provider_id, reason, second)
  values (left(p_event, 200), left(p_provider_id, 200), left(p_reason, 200), p_second)
  on conflict (id) do nothing;
  if not found then
    return 'known';
  end if;
  return case when contact.reopen(left(p_provider_id, 200), p_reason, p_second) > 0 then 'reopened' else 'waiting' end;
end;
$$;

-- The scheduler has called.
create function contact.note_drain()
returns void
language sql
security definer
set search_path = ''
as $$
  update contact.pulse set last_drain_at = clock_timestamp();
$$;

-- How the mail's way is, without a word of any message. Ages are in seconds, null where there is nothing of the kind.
create function contact.health()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'pending', (select count(*) from contact.outbox where status = 'pending' and kind <> 'digest'),
    'oldestPendingSeconds', (
      select round(extract(epoch from clock_timestamp() - min(created_at)))
      from contact.outbox where status = 'pending'),
    'dead', (select count(*) from contact.outbox where status = 'dead'),
    'held', (select count(*) from contact.submissions where status = 'quarantined'),
    'lastDrainSeconds', (select round(extract(epoch from clock_timestamp() - last_drain_at)) from contact.pulse),
    'lastSuccessSeconds', (
      select round(extract(epoch from clock_timestamp() - max(last_success_at))) from contact.ways)
  );
$$;

revoke all on all tables in schema contact from public;
revoke all on all functions in schema contact from public;

grant execute on function
  contact.claim_mails(integer, double precision, double precision, integer, double precision, double precision, integer),
  contact.mail_failed(bigint, uuid, text, text, double precision, boolean, boolean, double precision, integer),
  contact.mail_returned(text, text, text, boolean),
  contact.note_drain(),
  contact.health()
to contact_function;

-- Supabase's own roles may get rights in new objects by default.
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
