/** What kind of work a technology belongs to. */
type TechnologyKind =
  'language' | 'frontend' | 'framework' | 'database' | 'platform' | 'office' | 'tool' | 'format';

export interface Technology {
  name: string;
  kind: TechnologyKind;
  /** Spellings in requests, folded; the name itself included. */
  spellings: readonly string[];
  /** An everyday word too: counts only beside a version, code or another technology. */
  ambiguous: boolean;
}

/** `Name` or `Name=spelling,spelling`; a leading `?` marks an everyday word. */
const TABLE: Readonly<Record<TechnologyKind, string>> = {
  language:
    'Python=python3,파이썬,パイソン,питон*,пайтон*,पायथन,بايثون; JavaScript=js,자바스크립트,джаваскрипт; TypeScript=ts; Java=자바; ?Go=golang; Rust; C#=c #,c sharp,csharp; C++=cpp; ?C; PHP; Ruby; Kotlin; ?Swift; Objective-C; Scala; Perl; ?R; Bash=shell script,bash script; PowerShell; SQL; VBA; Dart; Lua; Elixir; Haskell; Julia; MATLAB; Google Apps Script=apps script,GAS; Visual Basic=vb.net; Solidity; COBOL; Groovy; LaTeX; GraphQL',
  frontend:
    'React=react.js,reactjs; React Native; Vue=vue.js,vuejs,vue 3,vue3,vue2; Angular; Svelte=sveltekit; Next.js=nextjs; Nuxt; SwiftUI; Flutter; Jetpack Compose; Electron; Tailwind=tailwindcss; Bootstrap; jQuery; Three.js; D3=d3.js; HTML; CSS',
  framework:
    'Node.js=node,nodejs,node js; ?Express; NestJS; Django; Flask; FastAPI; Spring Boot=springboot; ?Spring; Laravel; Symfony; WordPress=ワードプレス; Rails=ruby on rails; ASP.NET=asp.net core; .NET=dotnet; Handlebars; Mustache; Jinja=jinja2; Unity; Unreal Engine; Godot; pandas; NumPy; scikit-learn=sklearn; PyTorch; TensorFlow; Selenium; Playwright; Puppeteer; BeautifulSoup; Jest; Vitest; pytest; JUnit; Prisma; Hibernate; MikroORM; BullMQ; JWT; OAuth=oauth2',
  database:
    'PostgreSQL=postgres,postgresql,psql; MySQL=mysql8; MariaDB; SQLite; SQL Server=mssql,t-sql; Oracle; MongoDB=mongo; Redis; Elasticsearch; BigQuery; Snowflake; DynamoDB; ClickHouse; Firebase=firestore; Supabase; ?Access',
  platform:
    'Docker=docker compose,docker-compose,dockerfile,ドッカー,도커; Kubernetes=k8s; AWS; Azure; Google Cloud=gcp; Linux; Ubuntu; Debian; Windows; macOS; iOS; Android; nginx; Apache; Terraform; Ansible; GitHub Actions; GitHub; GitLab; Discord; Slack; WhatsApp=ватсап*; Telegram=телеграм*; Shopify; WooCommerce; Etsy; Stripe; Square; PayPal; Salesforce; HubSpot; Notion; Zapier; Raspberry Pi; Arduino; ESP32; Garmin; Strava; Gmail=지메일; Outlook; Chrome extension; localStorage; StoreKit; 1C=1с; SAP; Strato; Hetzner; Vercel; Netlify; Cloudflare',
  office:
    'Excel=excel*,엑셀,エクセル,اكسل,إكسل,эксел*,एक्सेल; Google Sheets=google sheet,スプレッドシート,구글 시트,гугл таблиц*; Google Forms=google form; LibreOffice; Power BI=powerbi; Tableau; Google Analytics 4=ga4; Google Analytics; PowerPoint=ppt; ?Word; Airtable; SPSS; Stata; Looker Studio=looker; Power Query; Canva; Figma',
  tool: 'Git; ffmpeg; Vim; cron; systemd; Webpack; Vite; ESLint; Make.com; n8n; Grafana; Prometheus; Jenkins; curl; jq; awk; sed; tmux',
  format: 'Markdown; YAML; JSON; XML; CSV; PDF',
};

/** Technologies the composer knows by name. */
export const TECHNOLOGIES: readonly Technology[] = (
  Object.entries(TABLE) as [TechnologyKind, string][]
).flatMap(([kind, names]) => names.split('; ').map((entry) => technology(kind, entry)));

function technology(kind: TechnologyKind, entry: string): Technology {
  const [marked = '', spellings = ''] = entry.split('=');
  const name = marked.replace(/^\?/, '');
  return {
    name,
    kind,
    spellings: [name, ...spellings.split(',').filter((spelling) => spelling !== '')],
    ambiguous: marked.startsWith('?'),
  };
}
