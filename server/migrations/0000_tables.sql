CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"phone" text,
	"address" text,
	"role" text DEFAULT 'user' NOT NULL,
	"image_url" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "users_email_key" UNIQUE("email"),
	CONSTRAINT "users_email_lower" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "users_role_known" CHECK ("users"."role" in ('user', 'premium', 'admin'))
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"folded" text NOT NULL,
	CONSTRAINT "categories_name_key" UNIQUE("folded")
);
--> statement-breakpoint
CREATE TABLE "exchange_rates" (
	"id" serial PRIMARY KEY NOT NULL,
	"ars_cents" bigint NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "exchange_rates_positive" CHECK ("exchange_rates"."ars_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"category_id" integer,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"details" text,
	"condition" text,
	"location" text NOT NULL,
	"currency" text NOT NULL,
	"price_minor" bigint,
	"original_price_minor" bigint,
	"min_sale_price_minor" bigint,
	"comparable_minor" bigint,
	"stock" integer NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"image_url" text,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"negotiation_conditions" text,
	"geolocation_range" integer,
	"price_preference" text,
	"is_visible" boolean DEFAULT true NOT NULL,
	"sold_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"name_folded" text NOT NULL,
	"text_folded" text NOT NULL,
	"price_up" bigint GENERATED ALWAYS AS (coalesce("products"."comparable_minor", 9007199254740991)) STORED NOT NULL,
	"price_down" bigint GENERATED ALWAYS AS (coalesce("products"."comparable_minor", -1)) STORED NOT NULL,
	"search_plain" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple', "products"."name_folded"), 'A') || setweight(to_tsvector('simple', "products"."text_folded"), 'C')) STORED NOT NULL,
	"search_stem" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('spanish', "products"."name_folded"), 'A') || setweight(to_tsvector('spanish', "products"."text_folded"), 'C')) STORED NOT NULL,
	CONSTRAINT "products_price_positive" CHECK ("products"."price_minor" >= 0 and "products"."original_price_minor" >= 0 and "products"."min_sale_price_minor" >= 0),
	CONSTRAINT "products_stock_positive" CHECK ("products"."stock" >= 0 and "products"."reserved" >= 0)
);
--> statement-breakpoint
CREATE TABLE "search_vocabulary" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favorites" (
	"user_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favorites_user_id_product_id_pk" PRIMARY KEY("user_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"data" jsonb NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notifications_subject_key" UNIQUE("user_id","subject")
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"order_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"price_minor" bigint NOT NULL,
	"product_name" text NOT NULL,
	"product_image" text,
	CONSTRAINT "order_items_key" UNIQUE("order_id","product_id"),
	CONSTRAINT "order_items_quantity_one" CHECK ("order_items"."quantity" = 1),
	CONSTRAINT "order_items_price_positive" CHECK ("order_items"."price_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"buyer_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"status" text NOT NULL,
	"payment_method" text,
	"currency" text NOT NULL,
	"total_minor" bigint NOT NULL,
	"rate_ars_cents" bigint,
	"idempotency_key" text,
	"request_hash" text,
	"refusal" text,
	"reserved_until" timestamp with time zone,
	"paying_since" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "orders_number_key" UNIQUE("number"),
	CONSTRAINT "orders_idempotency_key" UNIQUE("buyer_id","idempotency_key"),
	CONSTRAINT "orders_status_known" CHECK ("orders"."status" in ('reservada', 'pendiente', 'enviada', 'completada', 'cancelada')),
	CONSTRAINT "orders_total_positive" CHECK ("orders"."total_minor" >= 0),
	CONSTRAINT "orders_parties_differ" CHECK ("orders"."buyer_id" <> "orders"."seller_id"),
	CONSTRAINT "orders_paid_or_not" CHECK (("orders"."status" in ('reservada', 'cancelada')) = ("orders"."paid_at" is null))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text,
	"status" text NOT NULL,
	"detail" text,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"brand" text,
	"last_four" text,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payments_amount_positive" CHECK ("payments"."amount_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "upload_parts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"kept_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_charges" (
	"id" text PRIMARY KEY NOT NULL,
	"idempotency_key" text NOT NULL,
	"reference" text NOT NULL,
	"status" text NOT NULL,
	"detail" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"brand" text NOT NULL,
	"last_four" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_charges_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "sandbox_tokens" (
	"id" text PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"last_four" text NOT NULL,
	"outcome" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_by" text
);
--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_product_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_product_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_parts" ADD CONSTRAINT "upload_parts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "password_resets_user" ON "password_resets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_role" ON "users" USING btree ("role") WHERE "users"."role" <> 'user';--> statement-breakpoint
CREATE INDEX "exchange_rates_latest" ON "exchange_rates" USING btree ("since");--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("id") WHERE "products"."is_visible";--> statement-breakpoint
CREATE INDEX "products_cheapest" ON "products" USING btree ("price_up","id") WHERE "products"."is_visible";--> statement-breakpoint
CREATE INDEX "products_dearest" ON "products" USING btree ("price_down","id") WHERE "products"."is_visible";--> statement-breakpoint
CREATE INDEX "products_by_name" ON "products" USING btree ("name_folded","id") WHERE "products"."is_visible";--> statement-breakpoint
CREATE INDEX "products_category_newest" ON "products" USING btree ("category_id","id" DESC NULLS FIRST) WHERE "products"."is_visible";--> statement-breakpoint
CREATE INDEX "products_category_cheapest" ON "products" USING btree ("category_id","price_up","id") WHERE "products"."is_visible";--> statement-breakpoint
CREATE INDEX "products_of_member" ON "products" USING btree ("user_id","price_up","id");--> statement-breakpoint
CREATE INDEX "products_search_plain" ON "products" USING gin ("search_plain");--> statement-breakpoint
CREATE INDEX "products_search_stem" ON "products" USING gin ("search_stem");--> statement-breakpoint
CREATE INDEX "search_vocabulary_similar" ON "search_vocabulary" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "favorites_newest" ON "favorites" USING btree ("user_id","created_at" DESC NULLS FIRST,"product_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "favorites_of_product" ON "favorites" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "order_items_of_product" ON "order_items" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "orders_of_buyer" ON "orders" USING btree ("buyer_id","id");--> statement-breakpoint
CREATE INDEX "orders_of_seller" ON "orders" USING btree ("seller_id","id");--> statement-breakpoint
CREATE INDEX "orders_reserved" ON "orders" USING btree ("reserved_until") WHERE "orders"."status" = 'reservada';--> statement-breakpoint
CREATE INDEX "orders_sent" ON "orders" USING btree ("sent_at") WHERE "orders"."status" = 'enviada';--> statement-breakpoint
CREATE INDEX "payments_of_reference" ON "payments" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "payments_started" ON "payments" USING btree ("created_at") WHERE "payments"."status" = 'started';--> statement-breakpoint
CREATE INDEX "upload_parts_age" ON "upload_parts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "uploads_unused" ON "uploads" USING btree ("created_at") WHERE "uploads"."kept_at" is null;--> statement-breakpoint
CREATE INDEX "uploads_user" ON "uploads" USING btree ("user_id");
--> statement-breakpoint
INSERT INTO "categories" ("id", "name", "folded") VALUES
	(1, 'Electrónicos', 'electronicos'),
	(2, 'Ropa y Accesorios', 'ropa y accesorios'),
	(3, 'Hogar y Jardín', 'hogar y jardin'),
	(4, 'Deportes', 'deportes'),
	(5, 'Automóviles', 'automoviles'),
	(6, 'Libros y Música', 'libros y musica'),
	(7, 'Salud y Belleza', 'salud y belleza'),
	(8, 'Juguetes', 'juguetes'),
	(9, 'Servicios', 'servicios'),
	(10, 'Otros', 'otros');
--> statement-breakpoint
SELECT setval(pg_get_serial_sequence('categories', 'id'), 10);
