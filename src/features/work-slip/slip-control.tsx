import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { FormField } from "../contact-forms/form-field";
import { choicesOf, offersOf } from "./slip-fields";
import { besideTeeth } from "./slip-print-css";
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
  value: string;
  /** Which teeth are chosen, in words. */
  chosenTeeth: string;
  onWrite: (text: string) => void;
}

/** Characters that fit into a field on the printed sheet. */
const limits = { line: 80, note: 500 } as const;

/** A field of the slip, as `content/pages/work-slip.yaml` declares it: its kind says what is written into it. */
export function SlipControl(props: SlipControlProps) {
  const { field, groups, noProduct, tooEarly, product, value, chosenTeeth, onWrite } = props;
  const { name, label, kind, bridgeProducts } = field;
  const shared = { name, label, hint: field.hint ?? undefined };
  const written = { ...shared, saysOptional: false, limit: limits[kind === "note" ? "note" : "line"] };
  switch (kind) {
    case "teeth": {
      const isLinked = !product || !bridgeProducts || bridgeProducts.includes(product.slug);
      return (
        <ToothChart
          name={name}
          label={label}
          hint={field.hint}
          bridgeLabel={isLinked ? field.bridgeLabel : null}
          chosen={chosenTeeth}
        />
      );
    }
    case "signature":
      return (
        <chakra.p
          data-print="only"
          {...besideTeeth}
          minHeight="30mm"
          padding="1mm 2mm"
          border="1px solid"
          fontSize="11.5px"
          fontWeight="550"
        >
          {label}
        </chakra.p>
      );
    case "choice":
    case "choices":
      return <TickedChoices {...shared} choices={choicesOf(field, product)} one={kind === "choice"} />;
    case "wantedDay":
      return (
        <WantedDay
          {...written}
          tooEarly={tooEarly}
          work={product?.turnaround ? { turnaround: product.turnaround, tryIns: product.tryIns } : undefined}
          value={value}
          onChoose={onWrite}
        />
      );
    case "product":
      return (
        <FormField
          {...written}
          options={
            <>
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
            </>
          }
        />
      );
    case "note":
      return <FormField {...written} rows={5} />;
    default: {
      const offers = offersOf(field, product);
      const listId = `${name}-onerileri`;
      return (
        <FormField
          {...written}
          type={kind === "tel" || kind === "date" ? kind : "text"}
          data-written={value ? "" : undefined}
          autoComplete={field.autocomplete ?? "off"}
          list={offers.length > 0 ? listId : undefined}
        >
          {offers.length > 0 ? (
            <datalist id={listId}>
              {offers.map((offer) => (
                <option key={offer} value={offer} />
              ))}
            </datalist>
          ) : null}
        </FormField>
      );
    }
  }
}

export const slipFieldFragment = graphql`
  fragment SlipFieldFields on SlipField {
    name
    label
    kind
    hint
    choices
    choiceProducts {
      choice
      products
    }
    bridgeLabel
    bridgeProducts
    products
    extra
    autocomplete
    wide
  }
`;
