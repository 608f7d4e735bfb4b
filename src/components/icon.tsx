import { chakra, type HTMLChakraProps } from "@chakra-ui/react/styled-system";
import {
  Activity,
  Armchair,
  ArrowRight,
  Award,
  BadgeCheck,
  Box,
  CalendarClock,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  Clock,
  Cpu,
  Crown,
  Droplets,
  Eye,
  Feather,
  FileText,
  FlaskConical,
  Gem,
  Globe,
  GraduationCap,
  Grip,
  Handshake,
  Headset,
  Heart,
  type IconNode,
  Layers,
  Leaf,
  Lock,
  Magnet,
  Mail,
  Map as MapIcon,
  MapPin,
  Menu,
  MessageCircle,
  Microscope,
  Minus,
  Moon,
  Palette,
  Pause,
  Phone,
  Play,
  Plus,
  Puzzle,
  Receipt,
  RefreshCw,
  Ruler,
  Scale,
  Scan,
  Search,
  ShieldCheck,
  Smile,
  Sparkles,
  Star,
  Sun,
  Target,
  Thermometer,
  Truck,
  User,
  Users,
  Wrench,
  X,
} from "lucide";

/** Every icon of the site by the name content and code use. Drawings: Lucide (ISC). */
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
