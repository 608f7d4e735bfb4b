import type { Sql } from "postgres";

/** A message that is held, as the list shows it. */
interface HeldRow {
  id: string;
  state: string;
  suspicion: string | null;
  form_type: string;
  received_at: Date;
  payload: Record<string, unknown>;
  last_error: string | null;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const timeOf = (moment: Date): string => moment.toISOString().slice(0, 16).replace("T", " ");

const lineOf = ({
  id,
  state,
  suspicion,
  form_type: formType,
  received_at: receivedAt,
  payload,
  last_error: error,
}: HeldRow) =>
  [
    id,
    timeOf(receivedAt),
    state === "dead" ? `dead (${error ?? "?"})` : `quarantined (${suspicion})`,
    formType,
    payload.name ?? payload.clinicName,
    payload.email,
  ].join("  ");

/** @throws Error when it is no id of a message */
function requireId(id: string | undefined): string {
  if (id !== undefined && UUID.test(id)) return id;
  throw new Error(`${id ?? "Nothing"} is no id of a message: list shows them, 36 signs each.`);
}

/** Everything that is held, oldest first. */
export async function list(sql: Sql): Promise<string> {
  const rows = await sql<HeldRow[]>`select * from contact.held order by received_at`;
  const counts =
    await sql`select status, count(*)::int from contact.outbox where kind = 'submission' group by 1 order by 1`;
  const mails = counts.map(({ status, count }) => `${count} ${status}`).join(", ") || "none";
  const held = rows.length === 0 ? "Nothing is held." : rows.map(lineOf).join("\n");
  return `${held}\nMails: ${mails}.`;
}

/** One message, whatever became of it. @throws Error when there is none under this id */
export async function show(sql: Sql, id: string | undefined): Promise<string> {
  const [row] = await sql`
    select s.id, s.form_type, s.status, s.suspicion, s.received_at, s.payload,
           o.status as mail, o.attempts, o.next_attempt_at, o.sent_at, o.last_error
    from contact.submissions s left join contact.outbox o on o.submission_id = s.id
    where s.id = ${requireId(id)}`;
  if (row === undefined) throw new Error(`There is no message ${id}.`);
  return JSON.stringify(row, null, 2);
}

/** Lets a held or discarded message out. @throws Error when there is nothing to let out under this id */
export async function release(sql: Sql, id: string | undefined): Promise<string> {
  const [row] = await sql`select contact.release(${requireId(id)}) as done`;
  if (!row?.done) throw new Error(`${id} is not held: there is nothing to let out.`);
  return `${id} is mailed with the next drain.`;
}

/** Takes a held message out of the way. @throws Error when it is not held */
export async function discard(sql: Sql, id: string | undefined): Promise<string> {
  const [row] = await sql`select contact.discard(${requireId(id)}) as done`;
  if (!row?.done) throw new Error(`${id} is not held: there is nothing to discard.`);
  return `${id} is discarded; release brings it back.`;
}

/** Gives mails that were given up fresh tries: that of one message, or all. */
export async function retry(sql: Sql, id: string | undefined): Promise<string> {
  const [row] =
    id === undefined
      ? await sql`select contact.retry_dead() as count`
      : await sql`select coalesce(sum(contact.retry_dead(o.id)), 0)::int as count from contact.outbox o
                  where o.submission_id = ${requireId(id)} and o.status = 'dead'`;
  return `${row?.count ?? 0} tried again.`;
}

interface Person {
  email: string | null;
  phone: string | null;
}

/**
 * Erases what is stored about a person; unless it is confirmed, only says what that would be.
 *
 * @throws Error when neither address nor telephone number is given
 */
export async function erase(sql: Sql, { email, phone }: Person, confirmed: boolean): Promise<string> {
  if (email === null && phone === null)
    throw new Error("Say whom: --email ADDRESS, --phone NUMBER, or both.");
  if (confirmed) {
    const [row] = await sql`select contact.erase(${email}, ${phone}) as count`;
    return `${row?.count} messages are erased. Mails that were delivered are still in the mailbox.`;
  }
  const rows = await sql`
    select id, received_at, payload ->> 'email' as email, payload ->> 'phone' as phone
    from contact.submissions where contact.is_of(payload, ${email}, ${phone}) order by received_at`;
  const lines = rows.map((row) => `${row.id}  ${timeOf(row.received_at)}  ${row.email}  ${row.phone ?? ""}`);
  return [...lines, `${rows.length} messages would be erased; add --yes to erase them.`].join("\n");
}
