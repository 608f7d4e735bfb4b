import CMS, { type CustomFieldControlProps } from "@sveltia/cms";

/** Registers the field of a colour. Sveltia's own drops what is half written, so that it would be saved as nothing. */
export function registerColourField(): void {
  CMS.registerFieldType("colour", Colour);
}

function Colour({ value, forID, classNameWrapper, onChange }: CustomFieldControlProps) {
  const text = String(value ?? "");
  const input = (type: "color" | "text", shown: string) => (
    <input
      type={type}
      className={type === "text" ? classNameWrapper : undefined}
      aria-labelledby={`${forID}-label`}
      value={shown}
      onChange={({ target }) => onChange(target.value)}
    />
  );
  return (
    <div className="colour">
      {input("color", /^#[0-9a-f]{6}$/i.test(text) ? text : "#ffffff")}
      {input("text", text)}
    </div>
  );
}
