/** How the mail's way is, as `contact.health` tells it; ages in seconds, null where there is nothing of the kind. */
export interface MailState {
  pending: number;
  oldestPendingSeconds: number | null;
  dead: number;
  held: number;
  lastDrainSeconds: number | null;
  lastSuccessSeconds: number | null;
}

/** Something the mail provider tells of a mail it had taken: it came back. */
export interface MailEvent {
  /** The event's own id, the same when it is told again. */
  id: string;
  /** The provider's id of the mail. */
  providerId: string;
  reason: string;
}
