/** Section 3, “Form payloads”, and section 5: name, type, and whether required. */
export const forms = [
  {
    route: "/",
    fields: [
      ["clinicName", "text", true],
      ["contactPerson", "text", true],
      ["phone", "tel", true],
      ["email", "email", true],
      ["message", "textarea", false],
    ],
  },
  {
    route: "/iletisim",
    fields: [
      ["name", "text", true],
      ["phone", "tel", false],
      ["email", "email", true],
      ["subject", "text", false],
      ["message", "textarea", true],
    ],
  },
] as const;
