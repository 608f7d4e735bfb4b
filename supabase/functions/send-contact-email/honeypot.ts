/** Name of the field that people do not see; one that browsers know nothing to fill in for. */
export const HONEYPOT = "ekBilgi";
