import { chakra } from "@chakra-ui/react/styled-system";
import { Button } from "../../ui/button";
import { Link } from "../../ui/link";
import { useSiteData } from "../site/site-context";
import { formStrings } from "./form-strings";

interface FormEndProps {
  label: string;
  sending: boolean;
}

/** Without it Firefox keeps the button disabled after Back and reload. React declares it for inputs only. */
const notRestored = { autoComplete: "off" };

export function FormEnd({ label, sending }: FormEndProps) {
  const { siteInfo } = useSiteData();
  return (
    <chakra.div
      gridColumn="1 / -1"
      display="flex"
      flexDirection={{ base: "column-reverse", sm: "row" }}
      alignItems={{ base: "stretch", sm: "center" }}
      gap={{ base: "1.25rem", sm: "2rem" }}
      marginTop="0.5rem"
      css={{
        "& > button": {
          flex: "none",
          minWidth: { sm: "13rem" },
          scrollMarginBottom: { base: "11rem", sm: "1rem" },
        },
        "& > :disabled": {
          bg: "bg.tint",
          borderColor: "border.hairline",
          color: "fg.muted",
          cursor: "progress",
        },
      }}
    >
      <Button type="submit" {...notRestored} disabled={sending}>
        {sending ? formStrings.sending : label}
      </Button>
      <chakra.p textStyle="small" color="fg.muted">
        {`${formStrings.patientHint} ${siteInfo?.parts.words.dataUse} `}
        <Link to="/kvkk" color="brand.main" fontWeight="550" textUnderlineOffset="0.25em">
          {formStrings.kvkkLink}
        </Link>
      </chakra.p>
    </chakra.div>
  );
}
