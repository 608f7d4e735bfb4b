-- Called by `npm run deploy`: sets the password of the function's role, and address and key of the drain
-- endpoint in Vault. A statement that fails may be logged with its text, but then nothing has changed.
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
  perform contact.schedule();
end;
$$;
revoke all on function contact.hand_over(text, text, text) from public;
