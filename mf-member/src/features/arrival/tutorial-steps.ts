import type { RouteName } from '@shop/contracts/routes';
import { Heart, type LucideIcon, Medal, PackageOpen, TrendingUp } from 'lucide-react';

export interface TutorialStep {
  readonly title: string;
  readonly text: string;
  readonly icon: LucideIcon;
  /** Where it can be looked at. */
  readonly route: RouteName;
  readonly link: string;
}

/** [O2.10-07] The four steps: XP and levels, achievements, supply drops, wishlists and orders. */
export const TUTORIAL_STEPS: readonly TutorialStep[] = [
  {
    title: 'XP och nivåer',
    text: 'Du får XP när du handlar, skriver omdömen och spelar dagens quiz. Med XP når du nya nivåer, och varje nivå har sina förmåner. Köpens XP kommer när ångerrätten har gått ut.',
    icon: TrendingUp,
    route: 'member.benefits',
    link: 'Se dina förmåner',
  },
  {
    title: 'Utmärkelser',
    text: 'För det du gör i butiken får du utmärkelser med en egen medalj och XP. De du har fått, och hur långt det är kvar till nästa, ser du på Mina sidor.',
    icon: Medal,
    route: 'member.achievements',
    link: 'Se utmärkelserna',
  },
  {
    title: 'Förrådslåda',
    text: 'Varje månad väntar en låda som du öppnar gratis, från och med nivå 1. Oddsen står på sidan, lottningen sker hos oss och inget köp krävs.',
    icon: PackageOpen,
    route: 'member.supply-drop',
    link: 'Se månadens låda',
  },
  {
    title: 'Önskelistor och beställningar',
    text: 'Spara det du längtar efter i listor som du kan dela. Dina beställningar, kvitton och returer finns alltid på samma ställe.',
    icon: Heart,
    route: 'member.orders',
    link: 'Se dina beställningar',
  },
];
