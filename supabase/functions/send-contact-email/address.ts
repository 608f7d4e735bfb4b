/** Addresses that mail servers take: with a name after the last dot of the domain, so no IPv4 address. */
const REPLY_ADDRESS = /^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]*[^\s@.\d][^\s@.]*$/;

/** An e-mail address with its domain in ASCII, since not every mail server takes `müşteri.com` as it is written. */
export function asciiAddress(address: string): string {
  const [local = "", domain = ""] = address.split("@");
  if (!/[^\p{ASCII}]/u.test(domain) || !URL.canParse(`http://${domain}`)) return address;
  return `${local}@${new URL(`http://${domain}`).hostname}`;
}

/** An address one can reply to; "" for one that mail servers would refuse, and the whole mail with it (`ali@gmail`). */
export function replyAddress(address: string): string {
  const ascii = asciiAddress(address);
  return REPLY_ADDRESS.test(ascii) ? ascii : "";
}
