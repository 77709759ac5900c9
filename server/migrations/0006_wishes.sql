CREATE TABLE "digest_matches" (
	"user_id" uuid NOT NULL,
	"match_id" uuid NOT NULL,
	CONSTRAINT "digest_matches_user_id_match_id_pk" PRIMARY KEY("user_id","match_id")
);
--> statement-breakpoint
CREATE TABLE "match_budgets" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"window_from" timestamp with time zone NOT NULL,
	"told" integer DEFAULT 0 NOT NULL,
	"group_id" uuid,
	"digest_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "demand_cells" (
	"id" serial PRIMARY KEY NOT NULL,
	"what" text NOT NULL,
	"label" text NOT NULL,
	"category_id" integer,
	"cell_lat" smallint,
	"cell_lon" smallint,
	"people" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "matches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wish_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"buyer_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"coincidence" text NOT NULL,
	"score" real NOT NULL,
	"reasons" jsonb NOT NULL,
	"distance_km" real,
	"is_live" boolean DEFAULT true NOT NULL,
	"is_dismissed_by_buyer" boolean DEFAULT false NOT NULL,
	"is_dismissed_by_seller" boolean DEFAULT false NOT NULL,
	"told_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "matches_wish_product_key" UNIQUE("wish_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "notice_hours" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"quiet_from" smallint,
	"quiet_to" smallint,
	"has_digest" boolean NOT NULL,
	CONSTRAINT "notice_hours_known" CHECK ("notice_hours"."quiet_from" between 0 and 23 and "notice_hours"."quiet_to" between 0 and 23),
	CONSTRAINT "notice_hours_both" CHECK (("notice_hours"."quiet_from" is null) = ("notice_hours"."quiet_to" is null))
);
--> statement-breakpoint
CREATE TABLE "passed_products" (
	"user_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "passed_products_user_id_product_id_pk" PRIMARY KEY("user_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "wish_interests" (
	"wish_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wish_interests_wish_id_product_id_pk" PRIMARY KEY("wish_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "wish_keys" (
	"key" integer NOT NULL,
	"wish_id" uuid NOT NULL,
	CONSTRAINT "wish_keys_key_wish_id_pk" PRIMARY KEY("key","wish_id")
);
--> statement-breakpoint
CREATE TABLE "wishes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"modelo" text NOT NULL,
	"country" text NOT NULL,
	"localization" text,
	"lat" double precision,
	"lon" double precision,
	"max_price_minor" bigint,
	"currency" text NOT NULL,
	"comparable_max_minor" bigint,
	"radius_km" integer,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_muted" boolean DEFAULT false NOT NULL,
	"mended" text,
	"keys_version" integer NOT NULL,
	"topic" text NOT NULL,
	"topic_label" text NOT NULL,
	"model" text,
	"model_label" text,
	"category_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wishes_price_positive" CHECK ("wishes"."max_price_minor" > 0),
	CONSTRAINT "wishes_radius_positive" CHECK ("wishes"."radius_km" > 0)
);
--> statement-breakpoint
ALTER TABLE "digest_matches" ADD CONSTRAINT "digest_matches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digest_matches" ADD CONSTRAINT "digest_matches_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_budgets" ADD CONSTRAINT "match_budgets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demand_cells" ADD CONSTRAINT "demand_cells_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_wish_id_wishes_id_fk" FOREIGN KEY ("wish_id") REFERENCES "public"."wishes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_hours" ADD CONSTRAINT "notice_hours_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passed_products" ADD CONSTRAINT "passed_products_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passed_products" ADD CONSTRAINT "passed_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wish_interests" ADD CONSTRAINT "wish_interests_wish_id_wishes_id_fk" FOREIGN KEY ("wish_id") REFERENCES "public"."wishes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wish_interests" ADD CONSTRAINT "wish_interests_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wish_interests" ADD CONSTRAINT "wish_interests_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wish_keys" ADD CONSTRAINT "wish_keys_wish_id_wishes_id_fk" FOREIGN KEY ("wish_id") REFERENCES "public"."wishes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "digest_matches_of_match" ON "digest_matches" USING btree ("match_id");--> statement-breakpoint
CREATE INDEX "demand_cells_place" ON "demand_cells" USING btree ("cell_lat","cell_lon");--> statement-breakpoint
CREATE INDEX "matches_of_product" ON "matches" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "matches_of_buyer" ON "matches" USING btree ("buyer_id","id") WHERE "matches"."is_live";--> statement-breakpoint
CREATE INDEX "matches_of_seller" ON "matches" USING btree ("seller_id",coalesce("distance_km", 'Infinity'::real),"id") WHERE "matches"."is_live";--> statement-breakpoint
CREATE INDEX "matches_not_live" ON "matches" USING btree ("updated_at") WHERE not "matches"."is_live";--> statement-breakpoint
CREATE INDEX "passed_products_of_product" ON "passed_products" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "wish_interests_of_seller" ON "wish_interests" USING btree ("seller_id","created_at");--> statement-breakpoint
CREATE INDEX "wish_interests_of_product" ON "wish_interests" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "wish_keys_of_wish" ON "wish_keys" USING btree ("wish_id");--> statement-breakpoint
CREATE INDEX "wishes_of_member" ON "wishes" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "wishes_keys_version" ON "wishes" USING btree ("keys_version") WHERE "wishes"."is_active";