-- Permissions and scheduled jobs.

do $$
begin
  -- Roles are shared by all databases of a cluster. Password and login are set at deployment.
  if not exists (select from pg_roles where rolname = 'contact_function') then
    create role contact_function nologin noinherit;
  end if;
end;
$$;

-- One second less than the function's timeout.
alter role contact_function set statement_timeout = '7s';
alter role contact_function set idle_in_transaction_session_timeout = '7s';

-- Calls the drain endpoint through pg_net. Address and key are in Vault (`contact_drain_url`,
-- `contact_drain_key`); without them nothing is called.
create function contact.request_drain()
returns bigint
language plpgsql
set search_path = ''
as $$
declare
  v_url text;
  v_key text;
  v_request bigint;
begin
  execute $sql$select decrypted_secret from vault.decrypted_secrets where name = 'contact_drain_url'$sql$ into v_url;
  execute $sql$select decrypted_secret from vault.decrypted_secrets where name = 'contact_drain_key'$sql$ into v_key;
  if v_url is null or v_key is null then
    return null;
  end if;
  execute $sql$
    select net.http_post(
      url := $1,
      headers := jsonb_build_object('Content-Type', 'application/json', 'apikey', $2),
      body := '{}'::jsonb,
      timeout_milliseconds := 90000
    )
  $sql$ into v_request using v_url, v_key;
  return v_request;
end;
$$;

-- Schedules the jobs; can be called again.
create function contact.schedule()
returns void
language plpgsql
set search_path = ''
as $$
begin
  execute $sql$select cron.schedule('contact-drain', '* * * * *', 'select contact.request_drain()')$sql$;
  execute $sql$select cron.schedule('contact-purge', '23 * * * *', 'select contact.purge()')$sql$;
end;
$$;

-- The roles of the project's API may not use the schema, so nothing in it.
revoke all on all functions in schema contact from public;
grant usage on schema contact to contact_function;
grant execute on function
  contact.accept(uuid, jsonb, text, boolean, text, text, integer, integer, integer, integer, timestamptz),
  contact.claim(integer, integer, integer),
  contact.record_sent(bigint, text),
  contact.record_failure(bigint, uuid, text, integer, boolean),
  contact.record_undelivered(text, text),
  contact.note_drain(integer),
  contact.problems()
to contact_function;

-- Without pg_cron, pg_net or Vault (the local stack) nothing is scheduled; a timer makes the calls instead.
do $$
begin
  if (select count(*) from pg_available_extensions where name in ('pg_cron', 'pg_net', 'supabase_vault')) < 3 then
    raise notice 'pg_cron, pg_net or Vault is missing: contact mail is not scheduled by this database';
    return;
  end if;
  execute 'create extension if not exists pg_cron';
  execute 'create extension if not exists pg_net';
  perform contact.schedule();
end;
$$;
