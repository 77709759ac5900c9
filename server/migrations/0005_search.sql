CREATE TABLE "product_embeddings" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"model" text NOT NULL,
	"vector" real[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marketplace_grants" (
	"id" text PRIMARY KEY NOT NULL,
	"access_token" text,
	"access_ends_at" timestamp with time zone,
	"refresh_token" text,
	"leased_until" timestamp with time zone,
	"verifier" text,
	"state" text
);
--> statement-breakpoint
DROP INDEX "products_search_plain";--> statement-breakpoint
DROP INDEX "products_search_stem";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "terms" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "terms_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "embedded_by" text;--> statement-breakpoint
ALTER TABLE "product_embeddings" ADD CONSTRAINT "product_embeddings_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_terms" ON "products" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "products_terms_version" ON "products" USING btree ("terms_version");--> statement-breakpoint
CREATE INDEX "products_embedded_by" ON "products" USING btree ("embedded_by");--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "search_plain";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "search_stem";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "text_folded";
