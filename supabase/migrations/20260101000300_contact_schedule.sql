-- The scheduler: every minute the drain endpoint is called, once a day the daily round is made.
-- Where pg_cron, pg_net or Vault are missing (the local stack) nothing is scheduled, and a timer makes the calls.

-- Calls the drain endpoint through pg_net. Address and secret key come from Vault: `contact_drain_url` and
-- `contact_drain_key`; until both are there, nothing is called.
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
      timeout_milliseconds := 120000
    )
  $sql$ into v_request using v_url, v_key;
  return v_request;
end;
$$;

revoke all on function contact.request_drain() from public;

do $$
begin
  if (select count(*) from pg_available_extensions where name in ('pg_cron', 'pg_net', 'supabase_vault')) < 3 then
    raise notice 'pg_cron, pg_net or Vault is missing: contact mail is not scheduled by this database';
    return;
  end if;
  execute 'create extension if not exists pg_cron';
  execute 'create extension if not exists pg_net';
  execute $sql$select cron.schedule('contact-drain', '* * * * *', 'select contact.request_drain()')$sql$;
  -- 05:00 UTC is 08:00 in Istanbul, when the laboratory opens.
  execute $sql$select cron.schedule('contact-daily', '0 5 * * *', 'select contact.daily_round()')$sql$;
end;
$$;
