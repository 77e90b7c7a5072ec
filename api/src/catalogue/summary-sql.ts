import { membersPriceOre, presentPriceColumns, presentPriceOre, visitorPriceOre } from './present-price.ts';

/**
 * Columns of product cards, for many products in one statement, in the order of the ids, with their JSON names. $2 is
 * the time.
 */
const CARD_COLUMNS = `
  p.id, p.name, p.main_title as "mainTitle", p.sub_title as "subTitle", p.category_tree as "categoryTree",
  p.vat_per_mille as "vatPerMille", ${presentPriceColumns('p', '$2')},
  p.is_discontinued as "isDiscontinued", p.is_fyndware as "isFyndware", p.fyndware_class_id as "fyndwareClassId",
  p.is_shippable as "isShippable", p.is_digital as "isDigital", p.release_at as "releaseAt",
  p.minimum_rank_level as "minimumRankLevel", p.status_codes as "statusCodes", p.splashes, p.hero_marking as "heroMarking",
  p.energy, p.insurance, p.is_gift_card as "isGiftCard", p.max_per_customer as "maxPerCustomer",
  p.rating_average as "ratingAverage", p.review_count as "reviewCount", p.hype,
  m.id as "manufacturerId", m.name as "manufacturerName",
  (select json_object_agg(s.place, greatest(s.quantity, 0)) from stock s where s.product_id = p.id) as stock`;

const HIGHLIGHTS = `
  (select json_agg(json_build_object('id', r.id, 'text', r.text, 'rating', r.rating, 'isAnonymous', r.is_anonymous,
      'upvotes', r.upvotes, 'downvotes', r.downvotes, 'userId', u.id, 'username', u.username, 'avatarClassId', u.avatar_class_id)
      order by r.upvotes - r.downvotes desc, r.id)
    from (
      select * from review
      where p.review_count > 0 and product_id = p.id and status = 'published' and text <> ''
      order by upvotes - downvotes desc, id limit 2) r
    left join lateral (select id, username, avatar_class_id from member where id = r.member_id and not r.is_anonymous offset 0) u
      on true) as highlights`;

const summaries = (columns: string): string => `
select ${columns}
from unnest($1::int[]) with ordinality as wanted(id, place)
join product p on p.id = wanted.id and not p.is_hidden join manufacturer m on m.id = p.manufacturer_id
order by wanted.place`;

/** Products as lists have them, without hidden ones. */
export const SUMMARIES = summaries(`${CARD_COLUMNS}, ${HIGHLIGHTS}`);
/** The same without their reviews, which no card shows. */
export const CARDS = summaries(CARD_COLUMNS);

/** All data of a product page in one row. */
export const PRODUCT = `
select ${CARD_COLUMNS}, ${HIGHLIGHTS},
  p.meta_title as "metaTitle", p.article_number as "articleNumber", p.ean, p.description, p.highlights as "sellingPoints",
  p.specifications, p.package_contents as "packageContents", p.image_count as "imageCount",
  m.contact_name as "contactName", m.contact_address as "contactAddress", m.contact_email as "contactEmail",
  p.shipping_class_id as "shippingClassId", p.package_size_id as "packageSizeId",
  p.package_measurements as "packageMeasurements", p.package_weight_g as "packageWeight",
  p.possible_delivery_methods as "possibleDeliveryMethods", p.gift_card_amounts_ore as "giftCardAmountsOre",
  p.variant_group_name as "variantGroupName",
  s.id as "sectionId", s.name as "sectionName",
  (select json_agg(json_build_object('id', c.id, 'name', c.name) order by c.level)
     from category c where c.id = any(p.category_ids)) as categories,
  (select json_build_object('id', o.id, 'name', o.name, 'priceOre', ${presentPriceOre('o', '$2')}) from product o where o.id = p.fyndware_of_id) as original,
  (select json_agg(v order by v."isFyndware", v."priceOre", v.id) from (
    select o.id, o.name, coalesce(o.variant_label, o.name) as label, o.is_fyndware as "isFyndware",
      o.fyndware_class_id as "fyndwareClassId", ${visitorPriceOre('o', '$2')} as "priceOre", ${membersPriceOre('o', '$2')} as "memberPriceOre",
      coalesce(o.release_at > $2, false) as "isAhead",
      exists (select 1 from stock t where t.product_id = o.id and t.place = 'supplier' and t.quantity > 0) as "isAtSupplier",
      exists (select 1 from stock t where t.product_id = o.id and t.place <> 'supplier' and t.quantity > 0) as "inStock"
    from product o
    where (o.variant_group_id = p.variant_group_id or o.fyndware_of_id = p.id or o.id = p.fyndware_of_id)
      and (o.id = p.id or not (o.is_discontinued or o.is_hidden))) v) as variants
from product p join manufacturer m on m.id = p.manufacturer_id join section s on s.id = p.section_id
where p.id = $1 and not p.is_hidden`;
