import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { FormField } from "../contact-forms/form-field";
import type { Values } from "../contact-forms/form-values";
import { textOf } from "../contact-forms/payload";
import { teethInWords } from "./chosen-teeth";
import { choicesOf, offersOf } from "./slip-fields";
import { slipStrings } from "./slip-strings";
import { Tick } from "./tick";
import { ToothChart } from "./tooth-chart";
import { WantedDay } from "./wanted-day";

type Product = Queries.SlipProductFragment;

interface SlipFieldProps {
  field: Queries.SlipFieldFieldsFragment;
  page: Pick<Queries.WorkSlipFragment, "noProduct" | "tooEarly">;
  /** Menu groups in order. */
  groups: readonly string[];
  /** Products in menu order. */
  products: readonly Product[];
  /** The chosen product. */
  product: Product | undefined;
  /** What is entered; empty before hydration. */
  values: Values;
}

/** Maximum lengths that fit on the printed sheet. */
const limits = { line: 80, note: 500 } as const;

/** A field of the slip, by its kind in `content/pages/work-slip.yaml`. */
export function SlipField({ field, page, groups, products, product, values }: SlipFieldProps) {
  const { name, label, kind, hint } = field;
  const value = textOf(values[name]);
  const control = {
    name,
    label,
    hint: hint ?? undefined,
    saysOptional: false,
    limit: limits[kind === "note" ? "note" : "line"],
    "data-written": value ? "" : undefined,
  };
  switch (kind) {
    case "teeth": {
      const isLinked = !product || !field.bridgeProducts || field.bridgeProducts.includes(product.slug);
      const chosen = teethInWords(field, values);
      return (
        <ToothChart
          name={name}
          label={label}
          hint={hint}
          bridgeLabel={isLinked ? field.bridgeLabel : null}
          chosen={chosen && slipStrings.chosen(chosen)}
        />
      );
    }
    case "signature":
      return (
        <p data-print="only" className="signature">
          {label}
        </p>
      );
    case "choice":
    case "choices":
      return <Choices field={field} product={product} />;
    case "wantedDay":
      return <WantedDay {...control} tooEarly={page.tooEarly} product={product} day={value} />;
    case "product":
      return (
        <FormField
          {...control}
          options={
            <>
              <option value="">{page.noProduct}</option>
              {groups.map((group) => (
                <optgroup key={group} label={group}>
                  {products
                    .filter(({ menu }) => menu.group === group)
                    .map((each) => (
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
      return <FormField {...control} rows={3} />;
    default: {
      const offers = offersOf(field, product);
      const listId = offers.length > 0 ? `${name}-onerileri` : undefined;
      return (
        <FormField
          {...control}
          type={kind === "tel" || kind === "date" ? kind : "text"}
          autoComplete={field.autocomplete ?? "off"}
          list={listId}
        >
          {listId ? (
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

/** Choices that fit into one column of the printed sheet. */
const mostInColumn = 6;

/** Checkboxes or radio buttons, printed for a pen too. */
function Choices({ field, product }: Pick<SlipFieldProps, "field" | "product">) {
  const { name, label, kind, hint } = field;
  const hintId = `${name}-aciklama`;
  const choices = choicesOf(field, product);
  return (
    <chakra.fieldset
      aria-describedby={hint ? hintId : undefined}
      gridColumn={{ _print: choices.length > mostInColumn ? "span 2" : "auto" }}
    >
      <chakra.legend fontSize="small" fontWeight="550" lineHeight="1.4">
        {label}
      </chakra.legend>
      <chakra.div display="flex" flexWrap="wrap" gap={{ base: "0 1.25rem", _print: "0 3mm" }}>
        {choices.map((choice) => (
          <Tick
            key={choice}
            type={kind === "choice" ? "radio" : "checkbox"}
            name={name}
            value={choice}
            label={choice}
          />
        ))}
      </chakra.div>
      {hint ? (
        <chakra.p id={hintId} data-print="hide" textStyle="small" color="fg.muted">
          {hint}
        </chakra.p>
      ) : null}
    </chakra.fieldset>
  );
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
