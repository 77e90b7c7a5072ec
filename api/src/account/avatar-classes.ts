/** The outfits of a member's avatar and the level each needs [O2.17-09]; `images/avatars.ts` has the drawings. */
export const AVATAR_CLASSES: readonly {
  readonly id: number;
  readonly name: string;
  readonly minimumRankLevel: number;
}[] = [
  { id: 1, name: 'Riddaren', minimumRankLevel: 0 },
  { id: 5, name: 'Kaptenen', minimumRankLevel: 0 },
  { id: 8, name: 'Spelaren', minimumRankLevel: 1 },
  { id: 3, name: 'Rymdfararen', minimumRankLevel: 3 },
  { id: 6, name: 'Piraten', minimumRankLevel: 5 },
  { id: 2, name: 'Trollkarlen', minimumRankLevel: 9 },
  { id: 7, name: 'Vikingen', minimumRankLevel: 13 },
  { id: 4, name: 'Regenten', minimumRankLevel: 17 },
];
