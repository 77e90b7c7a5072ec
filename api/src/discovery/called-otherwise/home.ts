import { all, type Renaming, words } from './renaming.ts';

const ROOM =
  '(?:sov|vardags|barn|arbets|bad|växt)?rum(?:met)?|kök(?:et)?|kontor(?:et)?|hem(?:met)?|hemma|sommar(?:en)?';

/** What is used at home. */
export const HOME: readonly Renaming[] = [
  // No synonym: it is no processor.
  words(String.raw`food[\s-]?processors?`, 'köksmaskin'),
  // Ours are sensors of a smart home.
  words(
    String.raw`(?:(?:ute|inne|rums|utomhus|inomhus)|(?:digital|trådlös|smart)\s+)?termometer(?:n|ar)?`,
    'sensor temperatur',
  ),
  words(
    String.raw`(?:som\s+)?(?:kan\s+)?(?:byt|ändr|skift|växl)(?:er|ar|a)\s+färg(?:er)?|färg(?:skiftande|växlande)`,
    'rgb',
  ),
  words(String.raw`smoothie[\s-]?(?:mixer|blender|maskin|maker)(?:n|en)?`, 'blender'),
  words(String.raw`(?:led[\s-]?(?:list|strip|band)|ljuslist)(?:en|er|s)?`, 'ljusslinga'),
  words('(?:dörr|fönster)(?:sensor(?:er)?|givare|larm)', 'dörr fönster sensor'),
  words(String.raw`kaffe(?:maskin|bryggare)\s+(?:(?:med|för|till)\s+)?kapslar`, 'kapselmaskin'),
  words(
    String.raw`dubbel\s+airfryer|airfryer\s+(?:dubbel|(?:med\s+)?(?:två|dubbla)\s+lådor)`,
    'airfryer med två korgar',
  ),
  // Those of the shop are for computers.
  all(String.raw`(?:tyst\s+)?fläkt\s+(?:(?:till|för|i|på)\s+)?(?:${ROOM})`, 'bordsfläkt'),
  words(String.raw`robot\s+som\s+klipper(?:\s+gräs(?:et|mattan)?)?`, 'robotgräsklippare'),
  all(String.raw`(?:litet|liten|små|mini)\s+kyl(?:skåp)?`, 'minikyl'),
];
