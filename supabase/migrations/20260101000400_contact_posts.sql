-- Messages of forms that a browser posts by itself, where no script runs: they carry no id of their own.

-- Accepts such a message as contact.accept_submission does, but knows a repetition by its text: what was stored within
-- the minute before is a duplicate, wherever that minute began. An honest message is none of one held back as a
-- robot's, else it would wait in quarantine with it.
create function contact.accept_post(
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
begin
  -- One message of this text at a time: a double click sends two side by side. The statements below see what the
  -- transaction waited for has stored.
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

  return query select a.outcome, a.retry_after from contact.accept_submission(
    p_id, p_form_type, p_payload, p_payload_hash, p_suspicion, p_client, p_burst, p_per_hour
  ) a;
end;
$$;

revoke all on function
  contact.accept_post(uuid, text, jsonb, text, text, text, double precision, double precision)
from public;
grant execute on function
  contact.accept_post(uuid, text, jsonb, text, text, text, double precision, double precision)
to contact_function;

-- Supabase's own roles may get rights in new functions by default.
do $$
declare
  v_role text;
begin
  foreach v_role in array array['anon', 'authenticated', 'service_role'] loop
    if exists (select from pg_roles where rolname = v_role) then
      execute format('revoke all on all functions in schema contact from %I', v_role);
    end if;
  end loop;
end;
$$;
