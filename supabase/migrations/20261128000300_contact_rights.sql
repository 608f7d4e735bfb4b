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

-- Calls the drain endpoint through pg_net. Address and key are in Vault; without them nothing is called.
create function contact.request_drain()
returns bigint
language plpgsql
set search_path = ''
as $$
begin
  return (
    select net.http_post(
      url := url.decrypted_secret,
      headers := jsonb_build_object('Content-Type', 'application/json', 'apikey', key.decrypted_secret),
      body := '{}'::jsonb,
      timeout_milliseconds := 90000
    )
    from vault.decrypted_secrets url, vault.decrypted_secrets key
    where url.name = 'contact_drain_url' and key.name = 'contact_drain_key'
  );
end;
$$;

-- Called by `npm run deploy`, again and again: sets the password of the function's role, writes address and key
-- of the drain endpoint into Vault, and schedules the jobs. A statement that fails may be logged with its text,
-- but then nothing has changed.
create function contact.hand_over(p_password text, p_drain_url text, p_drain_key text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_name text;
  v_value text;
begin
  execute format('alter role contact_function with login password %L', p_password);
  for v_name, v_value in values ('contact_drain_url', p_drain_url), ('contact_drain_key', p_drain_key) loop
    perform vault.update_secret(id, v_value) from vault.secrets where name = v_name;
    if not found then
      perform vault.create_secret(v_value, v_name);
    end if;
  end loop;
  perform cron.schedule('contact-drain', '* * * * *', 'select contact.request_drain()');
  perform cron.schedule('contact-purge', '23 * * * *', 'select contact.purge()');
  -- The scheduler logs 1,440 calls a day and never deletes them.
  perform cron.schedule('contact-purge-log', '53 4 * * *',
    $sql$delete from cron.job_run_details where start_time < now() - interval '7 days'$sql$);
end;
$$;

-- The roles of the project's API may not use the schema, so nothing in it.
revoke all on all functions in schema contact from public;
grant usage on schema contact to contact_function;
grant execute on function
  contact.accept(uuid, jsonb, text, text, text, integer, integer, integer, integer, timestamptz),
  contact.claim(integer, integer, integer),
  contact.record_sent(bigint, text),
  contact.record_failure(bigint, uuid, text, integer, boolean),
  contact.record_undelivered(text, text),
  contact.note_drain(integer, integer),
  contact.problems()
to contact_function;

-- Without them (the local stack) nothing is scheduled; a timer makes the calls instead.
do $$
begin
  if (select count(*) from pg_available_extensions where name in ('pg_cron', 'pg_net', 'supabase_vault')) = 3 then
    execute 'create extension if not exists pg_cron';
    execute 'create extension if not exists pg_net';
  end if;
end;
$$;
