import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { slipStrings } from "../../lib/slip-strings";
import { Input, Select, TextArea } from "../field";
import { Choices } from "./choices";
import { SlipField } from "./slip-field";
import { TickedChoices } from "./ticked-choices";
import { ToothChart } from "./tooth-chart";
import { WantedDay } from "./wanted-day";

type Product = Queries.SlipProductFragment;

interface SlipControlProps {
  field: Queries.SlipFieldFieldsFragment;
  /** Groups of products in the menu's order, each with its products in order. */
  groups: readonly { readonly name: string; readonly products: readonly Product[] }[];
  /** The empty choice of the product. */
  noProduct: string;
  tooEarly: string | null;
  /** The chosen product. */
  product: Product | undefined;
  /** What is written in the field. */
  value: string | undefined;
  /** Which teeth are chosen, in words. */
  chosenTeeth: string;
  onWrite: (text: string) => void;
}

/** Characters that a field of one line and one of several hold. */
const most = { line: 80, note: 500 } as const;

/** A field of the slip, as `content/pages/work-slip.yaml` declares it: its kind says what is written into it. */
export function SlipControl({
  field,
  groups,
  noProduct,
  tooEarly,
  product,
  value,
  chosenTeeth,
  onWrite,
}: SlipControlProps) {
  const { name, label, kind, choices } = field;
  const shared = { label, hint: field.hint ?? undefined, wide: field.wide ?? kind === "note" };
  const offered = (values: readonly string[]) => (
    <Choices
      label={slipStrings.offered(product?.name ?? "", label)}
      choices={values}
      value={value}
      onChoose={onWrite}
    />
  );
  switch (kind) {
    case "teeth":
      return (
        <ToothChart
          name={name}
          label={label}
          hint={field.hint}
          bridgeLabel={field.bridgeLabel}
          chosen={chosenTeeth}
        />
      );
    case "signature":
      return (
        <chakra.p data-print="room" display="none">
          {label}
        </chakra.p>
      );
    case "choice":
    case "choices":
      return <TickedChoices {...shared} name={name} choices={choices ?? []} one={kind === "choice"} />;
    case "wantedDay":
      return (
        <WantedDay
          {...shared}
          name={name}
          tooEarly={tooEarly}
          work={product?.turnaround ? { turnaround: product.turnaround, tryIns: product.tryIns } : undefined}
          value={value}
          onChoose={onWrite}
        />
      );
    case "product":
      return (
        <SlipField
          {...shared}
          control={(props) => (
            <Select name={name} {...props}>
              <option value="">{noProduct}</option>
              {groups.map((group) => (
                <optgroup key={group.name} label={group.name}>
                  {group.products.map((each) => (
                    <option key={each.slug} value={each.slug}>
                      {each.name}
                    </option>
                  ))}
                </optgroup>
              ))}
            </Select>
          )}
        />
      );
    case "note":
      return (
        <SlipField
          {...shared}
          control={(props) => <TextArea name={name} rows={5} maxLength={most.note} {...props} />}
        />
      );
    default:
      return (
        <SlipField
          {...shared}
          control={(props) => (
            <Input
              name={name}
              type={kind === "tel" || kind === "date" ? kind : "text"}
              data-written={value ? "" : undefined}
              maxLength={kind === "date" ? undefined : most.line}
              autoComplete={field.autocomplete ?? "off"}
              {...props}
            />
          )}
        >
          {kind === "material"
            ? offered(product?.materials?.items.map((material) => material.name) ?? [])
            : null}
          {kind === "shade" ? offered(product?.shades?.items.map(({ code }) => code) ?? []) : null}
        </SlipField>
      );
  }
}

export const slipFieldFragment = graphql`
  fragment SlipFieldFields on SlipField {
    name
    label
    kind
    hint
    choices
    bridgeLabel
    products
    autocomplete
    wide
  }
`;
