import type { Archetype } from '../drawing/look.ts';
import * as apparel from './apparel.ts';
import * as appliances from './appliances.ts';
import * as audio from './audio.ts';
import * as cameras from './cameras.ts';
import * as components from './components.ts';
import * as computers from './computers.ts';
import * as deskGear from './desk-gear.ts';
import * as displays from './displays.ts';
import * as fittings from './fittings.ts';
import * as gaming from './gaming.ts';
import * as handhelds from './handhelds.ts';
import * as home from './home.ts';
import * as mobileAccessories from './mobile-accessories.ts';
import * as outdoorToys from './outdoor-toys.ts';
import * as packaged from './packaged.ts';
import * as photoGear from './photo-gear.ts';
import * as power from './power.ts';
import * as toys from './toys.ts';

/** Every drawing of the catalogue by the name that products store. */
export const ARCHETYPES = {
  phone: handhelds.phone,
  tablet: handhelds.tablet,
  'e-reader': handhelds.eReader,
  smartwatch: handhelds.smartwatch,
  'phone-case': mobileAccessories.phoneCase,
  'screen-protector': mobileAccessories.screenProtector,
  laptop: computers.laptop,
  'gaming-laptop': computers.gamingLaptop,
  'desktop-pc': computers.desktopPc,
  'mini-pc': computers.miniPc,
  'pc-case': computers.pcCase,
  'graphics-card': components.graphicsCard,
  processor: components.processor,
  motherboard: components.motherboard,
  memory: components.memory,
  ssd: components.ssd,
  'hard-drive': components.hardDrive,
  'power-supply': components.powerSupply,
  cooler: components.cooler,
  monitor: displays.monitor,
  'curved-monitor': displays.curvedMonitor,
  tv: displays.tv,
  projector: displays.projector,
  'tv-mount': fittings.tvMount,
  soundbar: audio.soundbar,
  speaker: audio.speaker,
  headset: audio.headset,
  headphones: audio.headphones,
  earbuds: audio.earbuds,
  microphone: audio.microphone,
  turntable: audio.turntable,
  keyboard: deskGear.keyboard,
  mouse: deskGear.mouse,
  'mouse-pad': deskGear.mousePad,
  webcam: deskGear.webcam,
  printer: deskGear.printer,
  router: home.router,
  'smart-bulb': home.smartBulb,
  'robot-vacuum': home.robotVacuum,
  'coffee-machine': home.coffeeMachine,
  'air-fryer': home.airFryer,
  lamp: home.lamp,
  'smart-plug': mobileAccessories.smartPlug,
  sensor: fittings.sensor,
  vacuum: appliances.vacuum,
  kettle: appliances.kettle,
  blender: appliances.blender,
  'washing-machine': appliances.washingMachine,
  fridge: appliances.fridge,
  'gaming-chair': home.gamingChair,
  desk: home.desk,
  'electric-scooter': home.electricScooter,
  console: gaming.consoleBox,
  'handheld-console': gaming.handheldConsole,
  controller: gaming.controller,
  'racing-wheel': gaming.racingWheel,
  'vr-headset': gaming.vrHeadset,
  'game-case': packaged.gameCase,
  'board-game': packaged.boardGame,
  'card-game': packaged.cardGame,
  puzzle: packaged.puzzle,
  book: packaged.book,
  'brick-set': packaged.brickSet,
  'gift-card': packaged.giftCard,
  insurance: packaged.insurance,
  'dice-set': packaged.diceSet,
  carton: packaged.carton,
  figure: toys.figure,
  'building-bricks': toys.buildingBricks,
  plush: toys.plush,
  'rc-car': toys.rcCar,
  drone: toys.drone,
  'slime-kit': toys.slimeKit,
  ball: outdoorToys.ball,
  kite: outdoorToys.kite,
  sled: outdoorToys.sled,
  kubb: outdoorToys.kubb,
  'flying-disc': outdoorToys.flyingDisc,
  camera: cameras.camera,
  lens: photoGear.lens,
  tripod: photoGear.tripod,
  'action-camera': cameras.actionCamera,
  'security-camera': cameras.surveillanceCamera,
  'power-bank': power.powerBank,
  charger: power.charger,
  cable: power.cable,
  'external-drive': power.externalDrive,
  'memory-card': power.memoryCard,
  't-shirt': apparel.tShirt,
  mug: apparel.mug,
  backpack: apparel.backpack,
  cap: apparel.cap,
} as const satisfies Record<string, Archetype>;

export type ArchetypeName = keyof typeof ARCHETYPES;

export const isArchetypeName = (name: string): name is ArchetypeName => Object.hasOwn(ARCHETYPES, name);

/** The drawing of a stored name; a product without a drawing gets a carton with its name on it. */
export const archetypeNamed = (name: string): ArchetypeName => (isArchetypeName(name) ? name : 'carton');
