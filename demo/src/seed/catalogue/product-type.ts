/** Groups of types that share sentences, reviewers' habits and service terms. */
export type Family =
  'computer' | 'component' | 'gaming' | 'mobile' | 'screen' | 'sound' | 'home' | 'smart' | 'photo' | 'play' | 'read';

/** Everything the generator knows about one kind of product. Texts are templates for `fill`. */
export interface ProductType {
  readonly family: Family;
  /** 'mekaniskt tangentbord' */
  readonly noun: string;
  /** Another noun for an attribute value, such as the platform. */
  readonly nounBy?: Readonly<Record<string, string>>;
  /** 'tangentbordet' */
  readonly the: string;
  /** Keys of the illustrations. */
  readonly pictures: readonly string[];
  /** Another illustration for a series or an attribute value. */
  readonly pictureBy?: Readonly<Record<string, string>>;
  /** Names of manufacturers. */
  readonly makers: readonly string[];
  /** Model series; for `naming: 'title'` the titles come from here and `endings`. */
  readonly series: readonly string[];
  readonly naming?: 'title';
  readonly endings?: readonly string[];
  /** Cheapest and dearest, in kronor. */
  readonly price: readonly [low: number, high: number];
  /** Filterable properties, each with its values from simple to exclusive. */
  readonly attributes: Readonly<Record<string, readonly string[]>>;
  /** Attributes whose later values cost more. */
  readonly premium?: readonly string[];
  /** Attributes named in the subtitle. */
  readonly show: readonly string[];
  /** Attribute that tells the variants of one model apart. */
  readonly variantBy?: string;
  /** Length, width, height in mm and weight in g of the package. */
  readonly pack: readonly [length: number, width: number, height: number, grams: number];
  readonly contents: readonly string[];
  readonly intro: readonly string[];
  readonly body: readonly string[];
  /** Selling points: bullets and highlights. */
  readonly points: readonly string[];
  /** What reviewers say, as whole sentences. */
  readonly likes: readonly string[];
  readonly dislikes: readonly string[];
  /** Possible classes of the EU energy label, where the law asks for one. */
  readonly energy?: readonly string[];
  readonly vatPerMille?: number;
  readonly isDigital?: boolean;
  /** No insurance, even when dearer than 300 kr. */
  readonly isUninsurable?: boolean;
  /** Keys of types that are bought as accessories. */
  readonly accessories?: readonly string[];
}

export type TypeTable = Readonly<Record<string, ProductType>>;
