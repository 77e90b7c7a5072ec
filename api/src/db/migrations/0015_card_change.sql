CREATE TABLE "card_change" (
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"product_id" integer NOT NULL,
	CONSTRAINT "card_change_xid_product_id_pk" PRIMARY KEY("xid","product_id")
);
--> statement-breakpoint
CREATE FUNCTION note_product_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids integer[]; changes integer;
BEGIN
  SELECT array_agg(DISTINCT c.id), count(*) INTO ids, changes FROM (SELECT id FROM changed LIMIT 2001) c;
  IF changes > 2000 THEN ids := '{0}'; END IF;
  INSERT INTO card_change (product_id) SELECT unnest(ids) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_stock_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids integer[]; changes integer;
BEGIN
  SELECT array_agg(DISTINCT c.product_id), count(*) INTO ids, changes FROM (SELECT product_id FROM changed LIMIT 2001) c;
  IF changes > 2000 THEN ids := '{0}'; END IF;
  INSERT INTO card_change (product_id) SELECT unnest(ids) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_every_card_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN INSERT INTO card_change (product_id) VALUES (0) ON CONFLICT DO NOTHING; RETURN NULL; END $$;
--> statement-breakpoint
CREATE TRIGGER card_update AFTER UPDATE ON "product" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_product_change();
--> statement-breakpoint
CREATE TRIGGER card_delete AFTER DELETE ON "product" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_product_change();
--> statement-breakpoint
CREATE TRIGGER card_truncate AFTER TRUNCATE ON "product" FOR EACH STATEMENT EXECUTE FUNCTION note_every_card_change();
--> statement-breakpoint
CREATE TRIGGER card_insert AFTER INSERT ON "stock" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_stock_change();
--> statement-breakpoint
CREATE TRIGGER card_update AFTER UPDATE ON "stock" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_stock_change();
--> statement-breakpoint
CREATE TRIGGER card_delete AFTER DELETE ON "stock" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_stock_change();
--> statement-breakpoint
CREATE TRIGGER card_truncate AFTER TRUNCATE ON "stock" FOR EACH STATEMENT EXECUTE FUNCTION note_every_card_change();
--> statement-breakpoint
CREATE TRIGGER card_update AFTER UPDATE ON "manufacturer" FOR EACH STATEMENT EXECUTE FUNCTION note_every_card_change();