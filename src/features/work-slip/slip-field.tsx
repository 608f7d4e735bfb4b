import { clsx } from "clsx";
import { graphql } from "gatsby";
import { Choice } from "../../ui/choice";
import { FieldGroup } from "../../ui/field";
import { FormField } from "../contact-forms/form-field";
import type { Values } from "../contact-forms/form-values";
import { textOf } from "../contact-forms/payload";
import { firstDay, lastDay } from "../contact-forms/use-field-error";
import { ScanFilesLink } from "../scan-files/scan-files-link";
import * as css from "./slip-field.module.css";
import { choicesOf, isForPaper, offersOf } from "./slip-fields";
import { writeTeeth, writeValue } from "./slip-text";
import { ToothChart } from "./tooth-chart";
import { WantedDay } from "./wanted-day";

type Product = Queries.SlipProductFragment;

interface SlipFieldProps {
  field: Queries.SlipFieldFieldsFragment;
  page: Pick<Queries.WorkSlipFragment, "noProduct" | "tooEarly">;
  site: Queries.ScanFilesSiteFragment & { derived: Queries.DerivedFactsFragment };
  /** Menu groups in order. */
  groups: readonly string[];
  /** Products in menu order. */
  products: readonly Product[];
  product: Product | undefined;
  /** What is entered; empty before hydration. */
  values: Values;
  className?: string | undefined;
}

/** Fields of half a phone's width. */
const isShort = ({ kind, hint }: SlipFieldProps["field"]): boolean =>
  !hint && ["text", "tel", "date", "shade"].includes(kind);

/** Fields as wide as the form. */
const isLong = ({ kind }: SlipFieldProps["field"]): boolean => kind === "teeth" || kind === "note";

/** Maximum lengths; a link to a file may be long. */
const limits = { line: 80, note: 500, link: 500 } as const;

/** A field of the slip, by its kind in `content/pages/work-slip.yaml`. */
export function SlipField({ className, ...props }: SlipFieldProps) {
  const { field, product } = props;
  return (
    <div
      className={clsx(
        css.field,
        isShort(field) && css.short,
        isLong(field) && css.long,
        isForPaper(field, product) && css.forPaper,
        className,
      )}
    >
      <Control {...props} />
    </div>
  );
}

type ControlProps = Omit<SlipFieldProps, "className">;

function Control({ field, page, site, groups, products, product, values }: ControlProps) {
  const { name, label, kind, hint, autocomplete, bridgeLabel, bridgeProducts, milkTeeth } = field;
  const value = textOf(values[name]);
  const written = <Written>{writeValue(field, values, product?.name)}</Written>;
  const control = {
    name,
    label,
    hint,
    marksOptional: false,
    limit: kind === "note" || kind === "link" ? limits[kind] : limits.line,
    // Invisible: with it CSS knows whether the field is filled.
    placeholder: " ",
    children: written,
  };
  const dateProps = { type: "date", max: lastDay, placeholder: undefined };
  if (isForPaper(field, product))
    return (
      <p data-print="only" className={kind === "signature" ? css.signature : css.line}>
        {label}
      </p>
    );
  switch (kind) {
    case "teeth": {
      const isLinked = !product || !bridgeProducts || bridgeProducts.includes(product.slug);
      return (
        <ToothChart
          name={name}
          label={label}
          hint={hint}
          bridgeLabel={isLinked ? bridgeLabel : null}
          hasMilkTeeth={milkTeeth === true}
          chosen={writeTeeth(field, values)}
        />
      );
    }
    case "material":
    case "choice":
    case "choices": {
      const choices = choicesOf(field, product);
      return (
        <FieldGroup legend={label} hint={hint} className={clsx(css.choices, choices.length > 6 && css.many)}>
          {choices.map((choice) => (
            <Choice
              key={choice}
              className={css.choice}
              type={kind === "choices" ? "checkbox" : "radio"}
              name={name}
              value={choice}
              label={choice}
            />
          ))}
        </FieldGroup>
      );
    }
    case "wantedDay":
      return (
        <WantedDay
          {...control}
          {...dateProps}
          derived={site.derived}
          tooEarly={page.tooEarly}
          product={product}
          day={value}
        />
      );
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
    case "link":
      return (
        <FormField {...control} inputMode="url">
          <div data-print="hide">
            <ScanFilesLink site={site} />
          </div>
          {written}
        </FormField>
      );
    default: {
      const offers = offersOf(field, product);
      const listId = offers.length > 0 ? `${name}-onerileri` : undefined;
      return (
        <FormField
          {...control}
          {...(kind === "date" ? { ...dateProps, min: firstDay } : { type: kind === "tel" ? "tel" : "text" })}
          autoComplete={autocomplete ?? "off"}
          list={listId}
        >
          {listId ? (
            <datalist id={listId}>
              {offers.map((offer) => (
                <option key={offer} value={offer} />
              ))}
            </datalist>
          ) : null}
          {written}
        </FormField>
      );
    }
  }
}

/** The entry as text, printed in place of the control, which would cut off a long one. */
const Written = ({ children }: { children: string }) =>
  children ? (
    <p data-print="only" className={css.written}>
      {children}
    </p>
  ) : null;

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
    milkTeeth
    products
    extra
    autocomplete
  }
`;
