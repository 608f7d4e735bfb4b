/** Addresses of the three ways to reach the laboratory. */
export const telephoneUrl = (e164: string) => `tel:${e164}`;
export const mailUrl = (email: string) => `mailto:${email}`;
export const whatsappUrl = (number: string) => `https://wa.me/${number}`;
