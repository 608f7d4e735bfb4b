import { chakra, type HTMLChakraProps } from "@chakra-ui/react/styled-system";
import type { IconNode } from "lucide";
import Activity from "lucide/dist/esm/icons/activity.mjs";
import Armchair from "lucide/dist/esm/icons/armchair.mjs";
import ArrowRight from "lucide/dist/esm/icons/arrow-right.mjs";
import Award from "lucide/dist/esm/icons/award.mjs";
import BadgeCheck from "lucide/dist/esm/icons/badge-check.mjs";
import Box from "lucide/dist/esm/icons/box.mjs";
import CalendarClock from "lucide/dist/esm/icons/calendar-clock.mjs";
import Check from "lucide/dist/esm/icons/check.mjs";
import ChevronDown from "lucide/dist/esm/icons/chevron-down.mjs";
import ChevronLeft from "lucide/dist/esm/icons/chevron-left.mjs";
import ChevronRight from "lucide/dist/esm/icons/chevron-right.mjs";
import CircleAlert from "lucide/dist/esm/icons/circle-alert.mjs";
import CircleCheck from "lucide/dist/esm/icons/circle-check.mjs";
import Clock from "lucide/dist/esm/icons/clock.mjs";
import Cpu from "lucide/dist/esm/icons/cpu.mjs";
import Crown from "lucide/dist/esm/icons/crown.mjs";
import Droplets from "lucide/dist/esm/icons/droplets.mjs";
import Eye from "lucide/dist/esm/icons/eye.mjs";
import Smile from "lucide/dist/esm/icons/face-slightly-smiling.mjs";
import Feather from "lucide/dist/esm/icons/feather.mjs";
import FileText from "lucide/dist/esm/icons/file-text.mjs";
import FlaskConical from "lucide/dist/esm/icons/flask-conical.mjs";
import Gem from "lucide/dist/esm/icons/gem.mjs";
import Globe from "lucide/dist/esm/icons/globe.mjs";
import GraduationCap from "lucide/dist/esm/icons/graduation-cap.mjs";
import Grip from "lucide/dist/esm/icons/grip.mjs";
import Handshake from "lucide/dist/esm/icons/handshake.mjs";
import Headset from "lucide/dist/esm/icons/headset.mjs";
import Heart from "lucide/dist/esm/icons/heart.mjs";
import Layers from "lucide/dist/esm/icons/layers.mjs";
import Leaf from "lucide/dist/esm/icons/leaf.mjs";
import Lock from "lucide/dist/esm/icons/lock.mjs";
import Magnet from "lucide/dist/esm/icons/magnet.mjs";
import Mail from "lucide/dist/esm/icons/mail.mjs";
import MapIcon from "lucide/dist/esm/icons/map.mjs";
import MapPin from "lucide/dist/esm/icons/map-pin.mjs";
import Menu from "lucide/dist/esm/icons/menu.mjs";
import MessageCircle from "lucide/dist/esm/icons/message-circle.mjs";
import Microscope from "lucide/dist/esm/icons/microscope.mjs";
import Minus from "lucide/dist/esm/icons/minus.mjs";
import Moon from "lucide/dist/esm/icons/moon.mjs";
import Palette from "lucide/dist/esm/icons/palette.mjs";
import Pause from "lucide/dist/esm/icons/pause.mjs";
import Phone from "lucide/dist/esm/icons/phone.mjs";
import Play from "lucide/dist/esm/icons/play.mjs";
import Plus from "lucide/dist/esm/icons/plus.mjs";
import Puzzle from "lucide/dist/esm/icons/puzzle.mjs";
import Receipt from "lucide/dist/esm/icons/receipt.mjs";
import RefreshCw from "lucide/dist/esm/icons/refresh-cw.mjs";
import Ruler from "lucide/dist/esm/icons/ruler.mjs";
import Scale from "lucide/dist/esm/icons/scale.mjs";
import Scan from "lucide/dist/esm/icons/scan.mjs";
import Search from "lucide/dist/esm/icons/search.mjs";
import ShieldCheck from "lucide/dist/esm/icons/shield-check.mjs";
import Sparkles from "lucide/dist/esm/icons/sparkles.mjs";
import Star from "lucide/dist/esm/icons/star.mjs";
import Sun from "lucide/dist/esm/icons/sun.mjs";
import Target from "lucide/dist/esm/icons/target.mjs";
import Thermometer from "lucide/dist/esm/icons/thermometer.mjs";
import Truck from "lucide/dist/esm/icons/truck.mjs";
import User from "lucide/dist/esm/icons/user.mjs";
import Users from "lucide/dist/esm/icons/users.mjs";
import Wrench from "lucide/dist/esm/icons/wrench.mjs";
import X from "lucide/dist/esm/icons/x.mjs";

/**
 * Every icon of the site by the name content and code use. Drawings: Lucide (ISC), each from its own file: through the
 * package's index a build would read two thousand more.
 */
const drawings = {
  activity: Activity,
  armchair: Armchair,
  "arrow-right": ArrowRight,
  award: Award,
  "badge-check": BadgeCheck,
  box: Box,
  "calendar-clock": CalendarClock,
  check: Check,
  "chevron-down": ChevronDown,
  "chevron-left": ChevronLeft,
  "chevron-right": ChevronRight,
  "circle-alert": CircleAlert,
  "circle-check": CircleCheck,
  clock: Clock,
  cpu: Cpu,
  crown: Crown,
  droplets: Droplets,
  eye: Eye,
  feather: Feather,
  "file-text": FileText,
  flask: FlaskConical,
  gem: Gem,
  globe: Globe,
  "graduation-cap": GraduationCap,
  grip: Grip,
  handshake: Handshake,
  headset: Headset,
  heart: Heart,
  layers: Layers,
  leaf: Leaf,
  lock: Lock,
  magnet: Magnet,
  mail: Mail,
  map: MapIcon,
  "map-pin": MapPin,
  menu: Menu,
  message: MessageCircle,
  microscope: Microscope,
  minus: Minus,
  moon: Moon,
  palette: Palette,
  pause: Pause,
  phone: Phone,
  play: Play,
  plus: Plus,
  puzzle: Puzzle,
  receipt: Receipt,
  refresh: RefreshCw,
  ruler: Ruler,
  scale: Scale,
  scan: Scan,
  search: Search,
  "shield-check": ShieldCheck,
  smile: Smile,
  sparkles: Sparkles,
  star: Star,
  sun: Sun,
  target: Target,
  thermometer: Thermometer,
  truck: Truck,
  user: User,
  users: Users,
  wrench: Wrench,
  x: X,
} satisfies Record<string, IconNode>;

export type IconName = keyof typeof drawings;

/** True for names that have a drawing; content names are checked at build. */
export const isIconName = (name: string): name is IconName => name in drawings;

interface IconProps extends Omit<HTMLChakraProps<"svg">, "name"> {
  name: string;
}

/** A decorative line icon, 20 px unless told otherwise; the text beside it says what it means. */
export function Icon({ name, boxSize = "20px", ...rest }: IconProps) {
  if (!isIconName(name)) throw new Error(`There is no icon named "${name}".`);
  return (
    <chakra.svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      flex="none"
      boxSize={boxSize}
      {...rest}
    >
      {drawings[name].map(([Tag, attributes]) => (
        <Tag key={JSON.stringify(attributes)} {...attributes} />
      ))}
    </chakra.svg>
  );
}
