/** Social networks supported, with the hosts of their accounts; each has an icon in `static/social.svg`. */
export const socialNetworks = {
  instagram: { name: "Instagram", hosts: ["instagram.com"] },
  facebook: { name: "Facebook", hosts: ["facebook.com", "fb.com"] },
  linkedin: { name: "LinkedIn", hosts: ["linkedin.com"] },
  youtube: { name: "YouTube", hosts: ["youtube.com", "youtu.be"] },
  x: { name: "X", hosts: ["x.com", "twitter.com"] },
  tiktok: { name: "TikTok", hosts: ["tiktok.com"] },
} as const;

export type SocialKind = keyof typeof socialNetworks;
