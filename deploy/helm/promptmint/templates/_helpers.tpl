{{/* The name of everything in this release. */}}
{{- define "promptmint.name" -}}
{{- if contains .Chart.Name .Release.Name -}}
{{- .Release.Name | trunc 40 | trimSuffix "-" -}}
{{- else -}}
{{- printf "%s-%s" .Release.Name .Chart.Name | trunc 40 | trimSuffix "-" -}}
{{- end -}}
{{- end -}}

{{/* Labels by which a part is found, which never change: dict "root" . "part" "api". */}}
{{- define "promptmint.selector" -}}
app.kubernetes.io/name: {{ .root.Chart.Name }}
app.kubernetes.io/instance: {{ .root.Release.Name | quote }}
app.kubernetes.io/component: {{ .part }}
{{- end -}}

{{- define "promptmint.labels" -}}
{{ include "promptmint.selector" . }}
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .root.Chart.Name .root.Chart.Version | quote }}
{{- end -}}

{{/* The image of a part: dict "root" . "image" .Values.api.image "tag" .Values.api.tag. */}}
{{- define "promptmint.image" -}}
{{- $values := .root.Values -}}
{{- $registry := required "image.registry: where the images of this product are" $values.image.registry -}}
{{- $tag := coalesce .tag $values.image.tag .root.Chart.AppVersion -}}
{{- printf "%s/%s:%s" $registry .image $tag | quote -}}
{{- end -}}

{{/* One variable from a secret: dict "name" "REDIS_URL" "secret" "..." "key" "...". */}}
{{- define "promptmint.fromSecret" -}}
- name: {{ .name }}
  valueFrom:
    secretKeyRef: { name: {{ .secret | quote }}, key: {{ .key | quote }} }
{{- end -}}

{{/* The environment that API, worker and migration share. */}}
{{- define "promptmint.environment" -}}
{{- $url := required "settings.PUBLIC_URL: the address that people open" .Values.settings.PUBLIC_URL -}}
{{- $database := required "postgresql.existingSecret: the secret with the address of the database" .Values.postgresql.existingSecret -}}
- name: NODE_ENV
  value: production
{{- range $name, $value := .Values.settings }}
{{- if $value }}
- name: {{ $name }}
  value: {{ $value | quote }}
{{- end }}
{{- end }}
{{ include "promptmint.fromSecret" (dict "name" "DATABASE_URL" "secret" $database "key" .Values.postgresql.urlKey) }}
{{- with .Values.postgresql.direct.existingSecret }}
{{ include "promptmint.fromSecret" (dict "name" "DATABASE_DIRECT_URL" "secret" . "key" $.Values.postgresql.direct.urlKey) }}
{{- end }}
{{- with .Values.redis.existingSecret }}
{{ include "promptmint.fromSecret" (dict "name" "REDIS_URL" "secret" . "key" $.Values.redis.urlKey) }}
{{- end }}
{{- if .Values.extraCertificates.existingConfigMap }}
- name: NODE_EXTRA_CA_CERTS
  value: /etc/promptmint/ca.pem
{{- end }}
{{- end -}}

{{/* Every key of this secret is a setting. */}}
{{- define "promptmint.secrets" -}}
- secretRef:
    name: {{ required "secrets.existingSecret: the secret with JWT_SECRET and SMTP_URL" .Values.secrets.existingSecret | quote }}
{{- end -}}

{{/* What every container may do: nothing but its work. */}}
{{- define "promptmint.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end -}}

{{/* Numbers of users, because Kubernetes cannot see that a named one is not root: dict "user" 1000. */}}
{{- define "promptmint.podSecurity" -}}
runAsNonRoot: true
runAsUser: {{ .user }}
runAsGroup: {{ .user }}
seccompProfile: { type: RuntimeDefault }
{{- end -}}

{{- define "promptmint.mounts" -}}
- { name: tmp, mountPath: /tmp }
{{- if .Values.extraCertificates.existingConfigMap }}
- { name: certificates, mountPath: /etc/promptmint, readOnly: true }
{{- end }}
{{- end -}}

{{- define "promptmint.volumes" -}}
- name: tmp
  emptyDir: { sizeLimit: 64Mi }
{{- with .Values.extraCertificates.existingConfigMap }}
- name: certificates
  configMap: { name: {{ . | quote }} }
{{- end }}
{{- end -}}

{{/* What every pod has: dict "root" . "part" "api" "user" 1000. */}}
{{- define "promptmint.pod" -}}
automountServiceAccountToken: false
enableServiceLinks: false
securityContext:
  {{- include "promptmint.podSecurity" . | nindent 2 }}
{{- with .root.Values.image.pullSecrets }}
imagePullSecrets:
  {{- range . }}
  - name: {{ . | quote }}
  {{- end }}
{{- end }}
{{- end -}}

{{/* Spreads the pods of a part over the nodes: dict "root" . "part" "api". */}}
{{- define "promptmint.spread" -}}
- maxSkew: 1
  topologyKey: kubernetes.io/hostname
  whenUnsatisfiable: ScheduleAnyway
  labelSelector:
    matchLabels:
      {{- include "promptmint.selector" . | nindent 6 }}
{{- end -}}

{{/* How long a worker may need for the jobs it holds: each provider has its whole time, and 15 s to end. */}}
{{- define "promptmint.workerGrace" -}}
{{- $providers := splitList "," (toString (default "composer" .Values.settings.LLM_PROVIDERS)) | len -}}
{{- $seconds := default 45 .Values.settings.LLM_TIMEOUT_SECONDS | float64 | ceil | int -}}
{{- add (mul $seconds $providers) 15 -}}
{{- end -}}
