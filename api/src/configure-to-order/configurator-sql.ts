/** SQL expression: the whole `Configurator` as JSON. A hundred short rows, so it is always read at once. */
export const CONFIGURATOR_JSON = `json_build_object(
  'models', coalesce((select json_agg(json_build_object(
      'id', m.id, 'name', m.name, 'description', m.description, 'highlights', m.highlights, 'basePriceOre', m.base_price_ore,
      'buildDays', m.build_days, 'pictureProductId', m.picture_product_id, 'parts', m.parts,
      'slots', coalesce((select json_agg(json_build_object('id', s.id, 'name', s.name, 'help', s.help,
          'options', coalesce((select json_agg(json_build_object('id', o.id, 'name', o.name, 'description', o.description,
              'priceDeltaOre', o.price_delta_ore, 'extraDays', o.extra_days, 'isDefault', o.is_default,
              'isAvailable', o.is_available, 'facts', o.facts) order by o.sort, o.id)
            from cto_option o where o.slot_id = s.id), '[]')) order by s.sort, s.id)
        from cto_slot s where s.model_id = m.id), '[]')) order by m.sort, m.id)
    from cto_model m where m.is_active), '[]'),
  'exclusions', coalesce((select json_agg(json_build_array(option_id, other_id, reason) order by option_id, other_id)
    from cto_exclusion), '[]'))`;
