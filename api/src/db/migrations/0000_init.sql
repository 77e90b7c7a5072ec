CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
CREATE TABLE "attribute" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"unit" text,
	"is_filter" boolean DEFAULT true NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attribute_value" (
	"id" integer PRIMARY KEY NOT NULL,
	"attribute_id" integer NOT NULL,
	"value" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaign" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"meta_title" text,
	"description" text DEFAULT '' NOT NULL,
	"section_id" integer,
	"color" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaign_product" (
	"campaign_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "campaign_product_campaign_id_product_id_pk" PRIMARY KEY("campaign_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "campaign_window" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"campaign_id" integer,
	"from" timestamp with time zone NOT NULL,
	"to" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "category" (
	"id" integer PRIMARY KEY NOT NULL,
	"section_id" integer NOT NULL,
	"parent_id" integer,
	"name" text NOT NULL,
	"seo_name" text,
	"internal_name" text NOT NULL,
	"meta_title" text,
	"meta_description" text,
	"description" text DEFAULT '' NOT NULL,
	"icon" text NOT NULL,
	"level" smallint NOT NULL,
	"sort" integer NOT NULL,
	"special_filters" text
);
--> statement-breakpoint
CREATE TABLE "manufacturer" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"meta_title" text,
	"description" text DEFAULT '' NOT NULL,
	"contact_name" text NOT NULL,
	"contact_address" text NOT NULL,
	"contact_email" text NOT NULL,
	CONSTRAINT "manufacturer_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "price_history" (
	"product_id" integer NOT NULL,
	"price_ore" integer NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	CONSTRAINT "price_history_product_id_valid_from_pk" PRIMARY KEY("product_id","valid_from")
);
--> statement-breakpoint
CREATE TABLE "product" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"main_title" text NOT NULL,
	"sub_title" text NOT NULL,
	"meta_title" text,
	"article_number" text NOT NULL,
	"ean" text NOT NULL,
	"manufacturer_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"category_ids" integer[] NOT NULL,
	"section_id" integer NOT NULL,
	"category_tree" text NOT NULL,
	"attribute_value_ids" integer[] DEFAULT '{}' NOT NULL,
	"description" text NOT NULL,
	"highlights" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"specifications" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"package_contents" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"archetype" text NOT NULL,
	"color" text NOT NULL,
	"picture_label" text DEFAULT '' NOT NULL,
	"image_count" smallint DEFAULT 3 NOT NULL,
	"price_ore" integer NOT NULL,
	"vat_per_mille" smallint DEFAULT 250 NOT NULL,
	"regular_price_ore" integer,
	"lowest_price_ore" integer,
	"level_one_price_ore" integer,
	"price_type" text,
	"price_started_at" timestamp with time zone,
	"price_ends_at" timestamp with time zone,
	"is_flash_sale" boolean DEFAULT false NOT NULL,
	"price_max_per_customer" integer,
	"is_discontinued" boolean DEFAULT false NOT NULL,
	"is_fyndware" boolean DEFAULT false NOT NULL,
	"fyndware_class_id" smallint,
	"fyndware_of_id" integer,
	"variant_group_id" integer,
	"variant_group_name" text,
	"variant_label" text,
	"release_at" timestamp with time zone,
	"minimum_rank_level" smallint DEFAULT 0 NOT NULL,
	"status_codes" integer[] DEFAULT '{}' NOT NULL,
	"splashes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"hero_marking" jsonb,
	"energy" jsonb,
	"insurance" jsonb,
	"gift_card_amounts_ore" integer[],
	"is_gift_card" boolean DEFAULT false NOT NULL,
	"is_digital" boolean DEFAULT false NOT NULL,
	"is_shippable" boolean DEFAULT true NOT NULL,
	"max_per_customer" integer,
	"limited_quota" integer,
	"is_backorderable" boolean DEFAULT false NOT NULL,
	"shipping_class_id" smallint DEFAULT 1 NOT NULL,
	"package_size_id" smallint DEFAULT 1 NOT NULL,
	"package_measurements" integer[] NOT NULL,
	"package_weight_g" integer NOT NULL,
	"possible_delivery_methods" integer[] NOT NULL,
	"rating_average" real,
	"review_count" integer DEFAULT 0 NOT NULL,
	"hype" real DEFAULT 0 NOT NULL,
	"popularity" integer DEFAULT 0 NOT NULL,
	"is_sponsored" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_relation" (
	"product_id" integer NOT NULL,
	"kind" text NOT NULL,
	"related_id" integer NOT NULL,
	"sort" smallint NOT NULL,
	"offer_price_ore" integer,
	"offer_ends_at" timestamp with time zone,
	CONSTRAINT "product_relation_product_id_kind_related_id_pk" PRIMARY KEY("product_id","kind","related_id"),
	CONSTRAINT "product_relation_offer_whole" CHECK (("product_relation"."offer_price_ore" is null) = ("product_relation"."offer_ends_at" is null)),
	CONSTRAINT "product_relation_offer_of_bundle" CHECK ("product_relation"."offer_price_ore" is null or ("product_relation"."kind" = 'bundle' and "product_relation"."offer_price_ore" > 0)),
	CONSTRAINT "product_relation_other" CHECK ("product_relation"."product_id" <> "product_relation"."related_id")
);
--> statement-breakpoint
CREATE TABLE "review" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "review_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"member_id" integer,
	"rating" smallint NOT NULL,
	"text" text NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"is_anonymous" boolean DEFAULT false NOT NULL,
	"is_verified_purchase" boolean DEFAULT false NOT NULL,
	"upvotes" integer DEFAULT 0 NOT NULL,
	"downvotes" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	CONSTRAINT "review_rating" CHECK ("review"."rating" between 1 and 5),
	CONSTRAINT "review_votes" CHECK ("review"."upvotes" >= 0 and "review"."downvotes" >= 0),
	CONSTRAINT "review_status" CHECK ("review"."status" in ('pending', 'published', 'rejected'))
);
--> statement-breakpoint
CREATE TABLE "section" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"color" text NOT NULL,
	"icon" text NOT NULL,
	"icon_color" text NOT NULL,
	"sort" integer NOT NULL,
	"meta_title" text,
	"description" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"product_id" integer NOT NULL,
	"place" text NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "stock_product_id_place_pk" PRIMARY KEY("product_id","place")
);
--> statement-breakpoint
CREATE TABLE "top_list" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"internal_name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"link_text" text,
	"link" text,
	"normal_banner" text,
	"mobile_banner" text,
	"list_type_name" text,
	"list_id" text,
	"list_name" text,
	"site_title" text,
	"list_filter" text,
	"where_to_show_reviews" smallint,
	"show_flash_sales" boolean DEFAULT false NOT NULL,
	"show_review_count" boolean DEFAULT true NOT NULL,
	"show_score" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "top_list_product" (
	"top_list_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "top_list_product_top_list_id_product_id_pk" PRIMARY KEY("top_list_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "cart" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" "bytea",
	"member_id" integer,
	"name" text DEFAULT 'Varukorg' NOT NULL,
	"currency" text DEFAULT 'SEK' NOT NULL,
	"notices" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "cart_batch" (
	"cart_id" uuid NOT NULL,
	"key" text NOT NULL,
	"notices" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_batch_cart_id_key_pk" PRIMARY KEY("cart_id","key")
);
--> statement-breakpoint
CREATE TABLE "cart_row" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"cart_id" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"identity" text NOT NULL,
	"unit_price_ore" integer NOT NULL,
	"pass" text,
	"extra_data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checkout_draft" (
	"cart_id" uuid PRIMARY KEY NOT NULL,
	"customer" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"shipping_method_id" integer,
	"payment_method_id" integer,
	"store_id" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order" (
	"id" text PRIMARY KEY NOT NULL,
	"secret_hash" "bytea" NOT NULL,
	"member_id" integer,
	"cart_id" uuid,
	"session_id" uuid,
	"idempotency_key" text NOT NULL,
	"status" text NOT NULL,
	"payment_status" text NOT NULL,
	"payment_method_id" integer NOT NULL,
	"shipping_method_id" integer NOT NULL,
	"store_id" integer,
	"date_label" text,
	"customer" jsonb NOT NULL,
	"goods_ore" integer NOT NULL,
	"insurance_ore" integer NOT NULL,
	"shipping_ore" integer NOT NULL,
	"payment_fee_ore" integer NOT NULL,
	"discount_ore" integer DEFAULT 0 NOT NULL,
	"total_ore" integer NOT NULL,
	"vat_ore" integer NOT NULL,
	"is_pre_order" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "order_event" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "order_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"status" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_row" (
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"product_id" integer NOT NULL,
	"name" text NOT NULL,
	"sub_title" text NOT NULL,
	"unit_price_ore" integer NOT NULL,
	"unit_vat_ore" integer NOT NULL,
	"quantity" integer NOT NULL,
	"extra_data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"insurance" jsonb,
	"is_digital" boolean DEFAULT false NOT NULL,
	"release_at" timestamp with time zone,
	"taken_from" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "order_row_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
CREATE TABLE "outbox_mail" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "outbox_mail_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"attempts" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" text NOT NULL,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"session_token" text,
	"redirect_url" text,
	"amount_ore" integer NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_event" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"payment_id" uuid NOT NULL,
	"body" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_event_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "payment_method" (
	"id" integer PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"fee_ore" integer DEFAULT 0 NOT NULL,
	"is_credit" boolean DEFAULT false NOT NULL,
	"needs_login" boolean DEFAULT false NOT NULL,
	"companies_only" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipping_method" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"description" text NOT NULL,
	"carrier" text NOT NULL,
	"price_ore" integer NOT NULL,
	"regular_price_ore" integer NOT NULL,
	"weight_step_ore" integer DEFAULT 0 NOT NULL,
	"max_weight_g" integer,
	"max_side_mm" integer,
	"lead_days" smallint NOT NULL,
	"cut_off" text NOT NULL,
	"delivery_time" text NOT NULL,
	"zip_prefixes" text[] DEFAULT '{}' NOT NULL,
	"is_member_free" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "zip_area" (
	"prefix" text PRIMARY KEY NOT NULL,
	"city" text NOT NULL,
	"extra_days" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"change" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banner" (
	"id" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"section_id" integer,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"campaign_id" integer,
	"palette" jsonb NOT NULL,
	"button_text_color" text,
	"button_bg_color" text,
	"from" timestamp with time zone,
	"to" timestamp with time zone,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_error" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "client_error_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"message" text NOT NULL,
	"stack" text NOT NULL,
	"browser" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "highlight" (
	"id" integer PRIMARY KEY NOT NULL,
	"highlight_section_id" integer NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"path" text,
	"product_id" integer,
	"campaign_id" integer,
	"category_id" integer,
	"manufacturer_id" integer,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "highlight_section" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"color" text NOT NULL,
	"icon" text NOT NULL,
	"path" text
);
--> statement-breakpoint
CREATE TABLE "info_page" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"ingress" text DEFAULT '' NOT NULL,
	"content" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "info_page_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"is_seed" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "localization_text" (
	"key" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscription" (
	"email" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "page_component" (
	"id" integer PRIMARY KEY NOT NULL,
	"section_id" integer NOT NULL,
	"type" smallint NOT NULL,
	"ref_id" integer NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "popular_category" (
	"id" integer PRIMARY KEY NOT NULL,
	"tile_group_id" integer NOT NULL,
	"entity_type" smallint NOT NULL,
	"entity_id" integer NOT NULL,
	"level" smallint NOT NULL,
	"name" text NOT NULL,
	"seo_name" text,
	"filters" text,
	"product_id" integer,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "redirect" (
	"from_type" text NOT NULL,
	"from_id" text NOT NULL,
	"to_type_id" smallint NOT NULL,
	"to_id" text,
	CONSTRAINT "redirect_from_type_from_id_pk" PRIMARY KEY("from_type","from_id")
);
--> statement-breakpoint
CREATE TABLE "search_link" (
	"id" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"keywords" text[] NOT NULL,
	"url" text NOT NULL,
	"from" timestamp with time zone,
	"to" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "site_message" (
	"id" integer PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"message" text NOT NULL,
	"avatar_id" smallint,
	"from" timestamp with time zone,
	"to" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sponsored_hit" (
	"ticket" text NOT NULL,
	"kind" text NOT NULL,
	"product_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sponsored_hit_ticket_kind_pk" PRIMARY KEY("ticket","kind")
);
--> statement-breakpoint
CREATE TABLE "store" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"lat" double precision,
	"lng" double precision,
	"street" text DEFAULT '' NOT NULL,
	"zip_code" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"services" text[] NOT NULL,
	"opening_hours" jsonb NOT NULL,
	"news" text DEFAULT '' NOT NULL,
	"ship_priority" smallint
);
--> statement-breakpoint
CREATE TABLE "tile_group" (
	"id" integer PRIMARY KEY NOT NULL,
	"heading" text NOT NULL,
	"section_id" integer
);
--> statement-breakpoint
CREATE TABLE "category_facet" (
	"category_id" integer NOT NULL,
	"facet_id" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "category_facet_category_id_facet_id_pk" PRIMARY KEY("category_id","facet_id")
);
--> statement-breakpoint
CREATE TABLE "category_listing" (
	"category_id" integer NOT NULL,
	"popularity" integer NOT NULL,
	"product_id" integer NOT NULL,
	CONSTRAINT "category_listing_category_id_popularity_product_id_pk" PRIMARY KEY("category_id","popularity","product_id")
);
--> statement-breakpoint
CREATE TABLE "facet" (
	"id" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"group_id" integer NOT NULL,
	"value_id" integer NOT NULL,
	"label" text NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"price_ore" integer NOT NULL,
	"member_price_ore" integer NOT NULL,
	"popularity" integer NOT NULL,
	"rating" real NOT NULL,
	"newness" timestamp with time zone NOT NULL,
	"sort_name" text NOT NULL,
	"in_stock" boolean NOT NULL,
	"manufacturer_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"section_id" integer NOT NULL,
	"cats" integer[] NOT NULL,
	"facet" integer[] NOT NULL,
	"store_ids" integer[] NOT NULL,
	"campaign_ids" integer[] NOT NULL,
	"has_member_price" boolean NOT NULL,
	"is_sponsored" boolean DEFAULT false NOT NULL,
	"name" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prefix_top" (
	"prefix" text NOT NULL,
	"kind" text NOT NULL,
	"rank" smallint NOT NULL,
	"product_id" integer,
	"phrase" text,
	CONSTRAINT "prefix_top_prefix_kind_rank_pk" PRIMARY KEY("prefix","kind","rank")
);
--> statement-breakpoint
CREATE TABLE "search_query" (
	"term" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"hits" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "synonym" (
	"term" text NOT NULL,
	"expansion" text NOT NULL,
	CONSTRAINT "synonym_term_expansion_pk" PRIMARY KEY("term","expansion")
);
--> statement-breakpoint
CREATE TABLE "vocabulary" (
	"word" text PRIMARY KEY NOT NULL,
	"plain" text NOT NULL,
	"frequency" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feed_entry" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "feed_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"avatar_name" text DEFAULT '' NOT NULL,
	"path" jsonb,
	"occured_at" timestamp with time zone NOT NULL,
	"dismissed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "member_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"username" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"ssn_encrypted" "bytea",
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"phone_number" text DEFAULT '' NOT NULL,
	"street" text DEFAULT '' NOT NULL,
	"zip_code" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"company_name" text,
	"corp_number" text,
	"is_employee" boolean DEFAULT false NOT NULL,
	"is_admin" boolean DEFAULT false NOT NULL,
	"is_corporate_customer" boolean DEFAULT false NOT NULL,
	"rank_level" smallint DEFAULT 0 NOT NULL,
	"experience_points" integer DEFAULT 0 NOT NULL,
	"avatar_class_id" smallint,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"newsletter_at" timestamp with time zone,
	"newsletter_source" text,
	"visibility" text DEFAULT 'friends' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"reset_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"member_id" integer,
	"authenticated_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "session_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "starred_store" (
	"member_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "starred_store_member_id_store_id_pk" PRIMARY KEY("member_id","store_id")
);
--> statement-breakpoint
CREATE TABLE "view_history" (
	"session_id" uuid NOT NULL,
	"member_id" integer,
	"product_id" integer NOT NULL,
	"viewed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "view_history_session_id_product_id_pk" PRIMARY KEY("session_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "achievement" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"group" text NOT NULL,
	"image" text NOT NULL,
	"xp" integer NOT NULL,
	"metric" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"target" integer NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	CONSTRAINT "achievement_xp" CHECK ("achievement"."xp" >= 0),
	CONSTRAINT "achievement_target" CHECK ("achievement"."target" >= 0)
);
--> statement-breakpoint
CREATE TABLE "benefit" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"icon" text NOT NULL,
	"minimum_rank_level" smallint NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "benefit_level" CHECK ("benefit"."minimum_rank_level" between 1 and 25)
);
--> statement-breakpoint
CREATE TABLE "experience_ledger" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "experience_ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"amount" integer NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "experience_ledger_change" CHECK ("experience_ledger"."amount" <> 0),
	CONSTRAINT "experience_ledger_kind" CHECK ("experience_ledger"."kind" in ('purchase', 'achievement', 'review', 'game', 'supplyDrop', 'adjustment'))
);
--> statement-breakpoint
CREATE TABLE "knighthood" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "member_achievement" (
	"member_id" integer NOT NULL,
	"achievement_id" integer NOT NULL,
	"earned_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_achievement_member_id_achievement_id_pk" PRIMARY KEY("member_id","achievement_id")
);
--> statement-breakpoint
CREATE TABLE "member_avatar_part" (
	"member_id" integer NOT NULL,
	"class_id" smallint NOT NULL,
	"won_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_avatar_part_member_id_class_id_pk" PRIMARY KEY("member_id","class_id")
);
--> statement-breakpoint
CREATE TABLE "poll" (
	"id" integer PRIMARY KEY NOT NULL,
	"question" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "poll_window" CHECK ("poll"."ends_at" > "poll"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "poll_option" (
	"id" integer PRIMARY KEY NOT NULL,
	"poll_id" integer NOT NULL,
	"text" text NOT NULL,
	"sort" smallint NOT NULL,
	"votes" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "poll_option_votes" CHECK ("poll_option"."votes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "poll_vote" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "poll_vote_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"poll_id" integer NOT NULL,
	"option_id" integer NOT NULL,
	"member_id" integer,
	"session_id" uuid,
	"voted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "poll_vote_voter" CHECK (("poll_vote"."member_id" is null) <> ("poll_vote"."session_id" is null))
);
--> statement-breakpoint
CREATE TABLE "quiz_question" (
	"id" integer PRIMARY KEY NOT NULL,
	"topic" text NOT NULL,
	"text" text NOT NULL,
	"options" text[] NOT NULL,
	"correct_index" smallint NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "quiz_question_text_unique" UNIQUE("text"),
	CONSTRAINT "quiz_question_options" CHECK (cardinality("quiz_question"."options") between 2 and 6),
	CONSTRAINT "quiz_question_answer" CHECK ("quiz_question"."correct_index" >= 0 and "quiz_question"."correct_index" < cardinality("quiz_question"."options"))
);
--> statement-breakpoint
CREATE TABLE "quiz_round" (
	"member_id" integer NOT NULL,
	"day" text NOT NULL,
	"questions" jsonb NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"scored_at" timestamp with time zone,
	"correct" smallint,
	"xp" integer,
	CONSTRAINT "quiz_round_member_id_day_pk" PRIMARY KEY("member_id","day"),
	CONSTRAINT "quiz_round_day" CHECK ("quiz_round"."day" ~ '^\d{4}-\d{2}-\d{2}$'),
	CONSTRAINT "quiz_round_xp" CHECK ("quiz_round"."xp" between 0 and 100),
	CONSTRAINT "quiz_round_scored" CHECK (("quiz_round"."scored_at" is null) = ("quiz_round"."correct" is null) and ("quiz_round"."scored_at" is null) = ("quiz_round"."xp" is null))
);
--> statement-breakpoint
CREATE TABLE "review_vote" (
	"review_id" integer NOT NULL,
	"member_id" integer NOT NULL,
	"is_helpful" boolean NOT NULL,
	"voted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_vote_review_id_member_id_pk" PRIMARY KEY("review_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "supply_drop_opening" (
	"member_id" integer NOT NULL,
	"drop_id" integer NOT NULL,
	"reward_id" integer NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "supply_drop_opening_member_id_drop_id_pk" PRIMARY KEY("member_id","drop_id"),
	CONSTRAINT "supply_drop_opening_month" CHECK ("supply_drop_opening"."drop_id" % 100 between 1 and 12)
);
--> statement-breakpoint
CREATE TABLE "supply_drop_reward" (
	"id" integer PRIMARY KEY NOT NULL,
	"rank_group" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"amount" integer NOT NULL,
	"weight" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "supply_drop_reward_weight" CHECK ("supply_drop_reward"."weight" > 0),
	CONSTRAINT "supply_drop_reward_amount" CHECK ("supply_drop_reward"."amount" > 0),
	CONSTRAINT "supply_drop_reward_kind" CHECK ("supply_drop_reward"."kind" in ('xp', 'avatarPart'))
);
--> statement-breakpoint
CREATE TABLE "survey_answer" (
	"order_id" text NOT NULL,
	"type" smallint NOT NULL,
	"score" smallint NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "survey_answer_order_id_type_pk" PRIMARY KEY("order_id","type"),
	CONSTRAINT "survey_answer_score" CHECK ("survey_answer"."score" between 0 and 10)
);
--> statement-breakpoint
CREATE TABLE "wishlist" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "wishlist_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"name" text NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wishlist_named" CHECK (length("wishlist"."name") between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "wishlist_product" (
	"wishlist_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"quantity" smallint DEFAULT 1 NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wishlist_product_wishlist_id_product_id_pk" PRIMARY KEY("wishlist_id","product_id"),
	CONSTRAINT "wishlist_product_quantity" CHECK ("wishlist_product"."quantity" between 1 and 99)
);
--> statement-breakpoint
ALTER TABLE "attribute_value" ADD CONSTRAINT "attribute_value_attribute_id_attribute_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attribute"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign" ADD CONSTRAINT "campaign_section_id_section_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."section"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_product" ADD CONSTRAINT "campaign_product_campaign_id_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaign"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_product" ADD CONSTRAINT "campaign_product_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_window" ADD CONSTRAINT "campaign_window_campaign_id_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaign"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_section_id_section_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."section"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_manufacturer_id_manufacturer_id_fk" FOREIGN KEY ("manufacturer_id") REFERENCES "public"."manufacturer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_section_id_section_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."section"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_relation" ADD CONSTRAINT "product_relation_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_relation" ADD CONSTRAINT "product_relation_related_id_product_id_fk" FOREIGN KEY ("related_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "top_list_product" ADD CONSTRAINT "top_list_product_top_list_id_top_list_id_fk" FOREIGN KEY ("top_list_id") REFERENCES "public"."top_list"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "top_list_product" ADD CONSTRAINT "top_list_product_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_batch" ADD CONSTRAINT "cart_batch_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_row" ADD CONSTRAINT "cart_row_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_row" ADD CONSTRAINT "cart_row_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_draft" ADD CONSTRAINT "checkout_draft_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_row" ADD CONSTRAINT "order_row_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_event" ADD CONSTRAINT "payment_event_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "highlight" ADD CONSTRAINT "highlight_highlight_section_id_highlight_section_id_fk" FOREIGN KEY ("highlight_section_id") REFERENCES "public"."highlight_section"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "popular_category" ADD CONSTRAINT "popular_category_tile_group_id_tile_group_id_fk" FOREIGN KEY ("tile_group_id") REFERENCES "public"."tile_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_entry" ADD CONSTRAINT "feed_entry_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "starred_store" ADD CONSTRAINT "starred_store_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_history" ADD CONSTRAINT "view_history_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_history" ADD CONSTRAINT "view_history_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experience_ledger" ADD CONSTRAINT "experience_ledger_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knighthood" ADD CONSTRAINT "knighthood_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_achievement" ADD CONSTRAINT "member_achievement_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_achievement" ADD CONSTRAINT "member_achievement_achievement_id_achievement_id_fk" FOREIGN KEY ("achievement_id") REFERENCES "public"."achievement"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_avatar_part" ADD CONSTRAINT "member_avatar_part_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_option" ADD CONSTRAINT "poll_option_poll_id_poll_id_fk" FOREIGN KEY ("poll_id") REFERENCES "public"."poll"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_vote" ADD CONSTRAINT "poll_vote_poll_id_poll_id_fk" FOREIGN KEY ("poll_id") REFERENCES "public"."poll"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_vote" ADD CONSTRAINT "poll_vote_option_id_poll_option_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."poll_option"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_vote" ADD CONSTRAINT "poll_vote_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_vote" ADD CONSTRAINT "poll_vote_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_round" ADD CONSTRAINT "quiz_round_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_vote" ADD CONSTRAINT "review_vote_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_vote" ADD CONSTRAINT "review_vote_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supply_drop_opening" ADD CONSTRAINT "supply_drop_opening_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supply_drop_opening" ADD CONSTRAINT "supply_drop_opening_reward_id_supply_drop_reward_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."supply_drop_reward"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_answer" ADD CONSTRAINT "survey_answer_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist" ADD CONSTRAINT "wishlist_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_product" ADD CONSTRAINT "wishlist_product_wishlist_id_wishlist_id_fk" FOREIGN KEY ("wishlist_id") REFERENCES "public"."wishlist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_product" ADD CONSTRAINT "wishlist_product_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "attribute_value_unique" ON "attribute_value" USING btree ("attribute_id","value");--> statement-breakpoint
CREATE INDEX "campaign_product_product" ON "campaign_product" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "campaign_window_name" ON "campaign_window" USING btree ("name");--> statement-breakpoint
CREATE INDEX "category_parent" ON "category" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "category_section" ON "category" USING btree ("section_id");--> statement-breakpoint
CREATE INDEX "product_manufacturer" ON "product" USING btree ("manufacturer_id");--> statement-breakpoint
CREATE INDEX "product_category" ON "product" USING btree ("category_id","popularity" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "product_variant_group" ON "product" USING btree ("variant_group_id");--> statement-breakpoint
CREATE INDEX "product_fyndware_of" ON "product" USING btree ("fyndware_of_id");--> statement-breakpoint
CREATE INDEX "review_product" ON "review" USING btree ("product_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "review_member" ON "review" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "review_waiting" ON "review" USING btree ("created_at") WHERE "review"."status" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "review_author" ON "review" USING btree ("product_id","member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_member" ON "cart" USING btree ("member_id") WHERE "cart"."member_id" is not null;--> statement-breakpoint
CREATE INDEX "cart_updated" ON "cart" USING btree ("updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_row_identity" ON "cart_row" USING btree ("cart_id","identity");--> statement-breakpoint
CREATE INDEX "order_member" ON "order" USING btree ("member_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "order_session" ON "order" USING btree ("session_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "order_event_order" ON "order_event" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_row_product" ON "order_row" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "outbox_mail_unsent" ON "outbox_mail" USING btree ("created_at") WHERE "outbox_mail"."sent_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_reference" ON "payment" USING btree ("provider","reference");--> statement-breakpoint
CREATE INDEX "payment_order" ON "payment" USING btree ("order_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_log_entity" ON "audit_log" USING btree ("entity","entity_id");--> statement-breakpoint
CREATE INDEX "client_error_created" ON "client_error" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "highlight_section_sort" ON "highlight" USING btree ("highlight_section_id","sort");--> statement-breakpoint
CREATE INDEX "page_component_section" ON "page_component" USING btree ("section_id","sort");--> statement-breakpoint
CREATE INDEX "popular_category_group" ON "popular_category" USING btree ("tile_group_id","sort");--> statement-breakpoint
CREATE INDEX "facet_value" ON "facet" USING btree ("kind","group_id","value_id");--> statement-breakpoint
CREATE INDEX "listing_cats" ON "listing" USING gin ("cats");--> statement-breakpoint
CREATE INDEX "listing_facet" ON "listing" USING gin ("facet");--> statement-breakpoint
CREATE INDEX "listing_campaigns" ON "listing" USING gin ("campaign_ids");--> statement-breakpoint
CREATE INDEX "listing_name" ON "listing" USING gin ("name");--> statement-breakpoint
CREATE INDEX "listing_manufacturer" ON "listing" USING btree ("manufacturer_id","popularity" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "listing_section" ON "listing" USING btree ("section_id","popularity" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "listing_sponsored" ON "listing" USING btree ("popularity" DESC NULLS LAST) WHERE "listing"."is_sponsored";--> statement-breakpoint
CREATE INDEX "search_query_term" ON "search_query" USING gin ("term" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "vocabulary_plain" ON "vocabulary" USING gin ("plain" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "feed_entry_member" ON "feed_entry" USING btree ("member_id","occured_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "member_username" ON "member" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "member_email" ON "member" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "member_xp" ON "member" USING btree ("experience_points" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "session_member" ON "session" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "session_expiry" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "view_history_member" ON "view_history" USING btree ("member_id","viewed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "achievement_rule" ON "achievement" USING btree ("metric","subject","target");--> statement-breakpoint
CREATE INDEX "experience_ledger_member" ON "experience_ledger" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "experience_ledger_source" ON "experience_ledger" USING btree ("member_id","kind","source");--> statement-breakpoint
CREATE INDEX "experience_ledger_time" ON "experience_ledger" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "experience_ledger_once" ON "experience_ledger" USING btree ("member_id","kind","source") WHERE "experience_ledger"."kind" in ('achievement', 'game', 'supplyDrop');--> statement-breakpoint
CREATE INDEX "member_achievement_of" ON "member_achievement" USING btree ("achievement_id");--> statement-breakpoint
CREATE UNIQUE INDEX "poll_option_place" ON "poll_option" USING btree ("poll_id","sort");--> statement-breakpoint
CREATE UNIQUE INDEX "poll_vote_member" ON "poll_vote" USING btree ("poll_id","member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "poll_vote_session" ON "poll_vote" USING btree ("poll_id","session_id");--> statement-breakpoint
CREATE INDEX "review_vote_member" ON "review_vote" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "supply_drop_reward_group" ON "supply_drop_reward" USING btree ("rank_group");--> statement-breakpoint
CREATE INDEX "survey_answer_time" ON "survey_answer" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "wishlist_member" ON "wishlist" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "wishlist_default" ON "wishlist" USING btree ("member_id") WHERE "wishlist"."is_default";--> statement-breakpoint
CREATE UNIQUE INDEX "wishlist_name" ON "wishlist" USING btree ("member_id",lower("name"));