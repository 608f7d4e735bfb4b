-- Who may do what. The function's role calls four functions and sees no table; everybody else sees nothing.

do $$
begin
  -- The role is shared by all databases of a cluster. It gets its password and login by hand: docs/deploy.md.
  if not exists (select from pg_roles where rolname = 'contact_function') then
    create role contact_function nologin noinherit;
  end if;
end;
$$;

alter role contact_function set statement_timeout = '10s';
alter role contact_function set idle_in_transaction_session_timeout = '10s';

revoke all on all tables in schema contact from public;
revoke all on all functions in schema contact from public;

do $$
declare
  v_role text;
begin
  foreach v_role in array array['anon', 'authenticated', 'service_role'] loop
    if exists (select from pg_roles where rolname = v_role) then
      execute format('revoke all on schema contact from %I', v_role);
      execute format('revoke all on all tables in schema contact from %I', v_role);
      execute format('revoke all on all functions in schema contact from %I', v_role);
    end if;
  end loop;
end;
$$;

grant usage on schema contact to contact_function;
grant execute on function
  contact.accept_submission(uuid, text, jsonb, text, text, text, double precision, double precision),
  contact.claim_outbox(integer, double precision, integer),
  contact.mark_sent(bigint, text),
  contact.mark_failed(bigint, uuid, text, double precision, integer)
to contact_function;
